/**
 * Links to pages of the site, as the server wrote them, except those to another language and to another tab, which the
 * router does not go to.
 */
const serverLinks = "a[href^='/']:not([hreflang], [target], [data-discover])";

/**
 * Has the router fetch ahead which files the pages of the server's links need; links that the browser draws are marked
 * already. With the answer the router draws the whole page again, and while parts of it are still to be hydrated each
 * of them at once: a person's first interaction is early enough (docs/decisions/102).
 */
export async function discoverPages(): Promise<void> {
  for (const link of document.querySelectorAll(serverLinks)) link.setAttribute("data-discover", "");
}
