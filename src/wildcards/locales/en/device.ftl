### What concerns the whole page: its title, the connection of the device, a new release.

page-title = Wild Cards
# $page is what the page is about
page-title-of = { $page } – Wild Cards
page-title-your-turn = ● Your turn – Wild Cards
notice-your-turn = It’s your turn.
device-offline = You are offline. What you see may be out of date; playing goes on as soon as you are connected again.
device-new-release = There is a new version. It loads as soon as you have made your choice.
device-draining = The server stops soon and takes no new tables. Games in play go on, and continue after a restart.
device-no-cookie = This browser does not keep this page’s cookie. Without it the server can’t recognise you, and you can’t play. Allow cookies for this page, then load it again.
device-no-https = This page is open over http, but the server recognises you only over https. Open it there:
device-translated = Your browser is translating this page. That is undone here, because it would show something other than what is sent. The game speaks English, Deutsch, Nederlands and Italiano.

## In the page itself, where the client can't open

opening-old = This browser is too old for Wild Cards. It needs Chrome or Edge 109, Firefox 115, Safari 16 (iOS 16), or newer.
opening-failed = Wild Cards could not be loaded. Perhaps you are offline, or the server has a new version.
opening-again = Try again
opening-script = Wild Cards needs JavaScript, which is switched off in this browser.

# $language is called as it calls itself
device-no-language = The words in { $language } could not be loaded. They come as soon as there is a connection.
