import type { SportPlay } from "@grandstand/contract/sport-play";

/** What is recorded changes by new objects, so that most is known to be the same without reading it. */
function isSame(known: unknown, now: unknown): boolean {
  return known === now || JSON.stringify(known) === JSON.stringify(now);
}

/** Those of its sets or maps that are new or other than they were. */
function changedOf<Part>(known: readonly Part[] = [], now: readonly Part[] = []): Part[] {
  return now.filter((part, index) => !isSame(part, known[index]));
}

/** Of the play of one sport what is new or other than it was; null where that is nothing. */
export function sportChanges(known: SportPlay | undefined, now: SportPlay): SportPlay | null {
  const before: Readonly<Record<string, unknown>> = known?.kind === now.kind ? known : {};
  const isNews = ([name, part]: [string, unknown]) => !isSame(before[name], part);
  const news = Object.entries(now).filter(isNews);
  if (news.length === 0) return null;
  const changed = { ...Object.fromEntries(news), kind: now.kind } as SportPlay;
  if (changed.kind === "tennis" && changed.sets && known?.kind === "tennis") {
    return { ...changed, sets: changedOf(known.sets, changed.sets) };
  }
  if (changed.kind === "esports" && changed.maps && known?.kind === "esports") {
    return { ...changed, maps: changedOf(known.maps, changed.maps) };
  }
  return changed;
}
