// Where the server's pages are: the path prefix it was given, without a slash at the end; usually empty.

const told = document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "";

export const BASE = told.startsWith("/") ? told : "";
