import { awaitedPerson } from "../intervals.ts";
import { storageKeys } from "../storage/storage.ts";

const mark = "data-awaits-person";
const betsMark = "data-own-bets";

/**
 * The script that marks a document which is not yet its person's: a session is kept in this browser, or hours are read
 * in another zone than the server wrote them in. It reads that something is kept and no more, and sends nothing: the
 * server's document is the same for everybody. What the mark leaves out, and what it keeps room for where a session is
 * kept, is the sheet's affair. Where the page is of an event that the person had bets on, or is home and the person had
 * open bets, a second mark keeps room for them. An address of a language alone is home's.
 */
export const awaitedPersonScript = `(() => {
  const root = document.documentElement;
  let awaited = "session";
  try {
    const { timeZone } = JSON.parse(localStorage.getItem("${storageKeys.settings}")) ?? {};
    const isOtherZone = (timeZone ?? root.dataset.timeZone) !== root.dataset.timeZone;
    if (localStorage.getItem("${storageKeys.auth}") === null) {
      if (!isOtherZone) return;
      awaited = "hours";
    }
  } catch {
    return;
  }
  const marks = ["${mark}"];
  try {
    const parts = location.pathname.split(/[-/]/).filter(Boolean);
    const id = parts.length < 2 && !parts[0]?.[2] ? "home" : parts.pop();
    const noted = JSON.parse(localStorage.getItem("${storageKeys.ownBetEvents}"));
    if (awaited === "session" && noted?.includes(id)) marks.push("${betsMark}");
  } catch {}
  for (const name of marks) {
    root.setAttribute(name, awaited);
    setTimeout(() => root.removeAttribute(name), ${awaitedPerson});
  }
})()`;

/** The page is its person's now, or a visitor's: what the document left out is shown. */
export function endAwaitedPerson(): void {
  for (const name of [mark, betsMark]) document.documentElement.removeAttribute(name);
}
