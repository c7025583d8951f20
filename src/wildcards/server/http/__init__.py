"""What goes over HTTP and its WebSockets: routes, pages, identities and limits."""
