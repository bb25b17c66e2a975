/** Links to pages of the site, as the server wrote them: to another language and to another tab the router does not go. */
const serverLinks = "a[href^='/']:not([hreflang], [target], [data-discover])";

/**
 * Has the router fetch ahead which files the pages of the server's links need; links that the browser draws say so by
 * themselves. What comes of it has the router draw the whole page again, and while parts of it are still to be hydrated
 * each of them at once: a person's first interaction is early enough (docs/decisions/102).
 */
export async function discoverPages(): Promise<void> {
  for (const link of document.querySelectorAll(serverLinks)) link.setAttribute("data-discover", "");
}
