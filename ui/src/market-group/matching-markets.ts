import type { MarketView } from "../event-view/index.ts";

/** Whether a market is listed. */
export type MarketMatch = (market: MarketView) => boolean;

/** Matches the markets that have every typed word in their name or in an outcome's; null where none is typed. */
export function marketMatch(query: string): MarketMatch | null {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  return ({ name, outcomes }) => {
    const text = plain([name, ...outcomes.map((outcome) => outcome.name)].join(" "));
    return words.every((word) => text.includes(word));
  };
}

/** Capitals and diacritics don't count. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
