import { awaitedPerson } from "../intervals.ts";
import { storageKeys } from "../storage/storage.ts";

const mark = "data-awaits-person";

/**
 * The script that marks a document which is not yet its person's: a session is kept in this browser, or hours are read
 * in another zone than the server wrote them in. It reads that something is kept and no more, and sends nothing: the
 * server's document is the same for everybody. What the mark leaves out is the sheet's affair.
 */
export const awaitedPersonScript = `(() => {
  const root = document.documentElement;
  try {
    const { timeZone } = JSON.parse(localStorage.getItem("${storageKeys.settings}")) ?? {};
    const isOtherZone = (timeZone ?? root.dataset.timeZone) !== root.dataset.timeZone;
    if (localStorage.getItem("${storageKeys.auth}") === null && !isOtherZone) return;
  } catch {
    return;
  }
  root.setAttribute("${mark}", "");
  setTimeout(() => root.removeAttribute("${mark}"), ${awaitedPerson});
})()`;

/** The page is its person's now, or a visitor's: what the document left out is shown. */
export function endAwaitedPerson(): void {
  document.documentElement.removeAttribute(mark);
}
