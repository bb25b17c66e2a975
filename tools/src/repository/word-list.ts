/** A word that is not used, and the word of `docs/terms.md` that is used in its place. */
export type UnusedWord = { pattern: RegExp; instead: string };

const tellAndHear: readonly UnusedWord[] = [
  { pattern: /\b(?:tells?|told|telling)\b/, instead: "notify, announce, report or show" },
  { pattern: /\b(?:hears?|heard|hearing)\b/, instead: "receive, listen, or a callback named on…" },
];

const invented: readonly UnusedWord[] = [
  { pattern: /\b(?:surroundings|manners?)\b/, instead: "options or dependencies" },
  { pattern: /\bwakefulness\b/, instead: "visibility" },
];

/** Words that neither a comment nor a name has. */
export const inComments: readonly UnusedWord[] = [
  ...tellAndHear,
  ...invented,
  { pattern: /\bsurfaces?\b/, instead: "component" },
];

/**
 * Words that no name has. They are plain English in a comment (a selection takes a bet, a price that
 * was asked for), and say nothing of the job as the name of a function or a type.
 */
export const inNames: readonly UnusedWord[] = [
  ...inComments,
  { pattern: /\b(?:asks?|asked|asking)\b/, instead: "fetch or request" },
  { pattern: /\b(?:takes?|took|taken|taking)\b/, instead: "apply, set, consume or accept" },
  { pattern: /\blater\b/, instead: "deferred or prefetch" },
  { pattern: /\bways\b/, instead: "options" },
  { pattern: /\blooks?\b(?! up)/, instead: "variant" },
  { pattern: /\blife\b/, instead: "duration" },
  { pattern: /\brooms?\b/, instead: "folder, or component" },
  { pattern: /\bhouse\b/, instead: "repository, or operator" },
];

/** Names that keep a word of the list, each with the reason. */
export const allowedNames: Readonly<Record<string, string>> = {
  asked_odds: "a wire name",
  askedOdds: "the wire's `asked_odds`, and a key of tickets that browsers keep",
  askedOddsSchema: "the schema of the wire's `asked_odds`",
  askedPriceSchema: "the schema of the wire's `asked_odds`",
  highestAskedOdds: "a limit of the wire's `asked_odds`",
  lowestAskedOdds: "a limit of the wire's `asked_odds`",
  asked: "a key of tickets that browsers keep",
};

/** Folders whose names and comments are held to the list. It only grows, until it is every workspace. */
export const sweptFolders: readonly string[] = ["contract/src/", "rules/src/"];
