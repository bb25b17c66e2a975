import { diffWordsWithSpace } from "diff";

/** A part of a text: as it was, as it is, or both. */
export type WordPart = { text: string; change: "same" | "removed" | "added" };

/** Two versions of a text, word by word, in reading order. */
export function wordDifference(before: string, after: string): WordPart[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    change: added ? "added" : removed ? "removed" : "same",
  }));
}

/** The same for a terminal: `[-removed-]` and `{+added+}`. */
export function describeDifference(before: string, after: string): string {
  return wordDifference(before, after)
    .map(({ text, change }) => {
      if (change === "same") return text;
      return change === "removed" ? `[-${text}-]` : `{+${text}+}`;
    })
    .join("");
}
