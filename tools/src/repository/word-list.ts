/** A word that is not used, and the word of `docs/terms.md` that is used instead. */
export type UnusedWord = { pattern: RegExp; instead: string };

const wordsOfMessages: readonly UnusedWord[] = [
  { pattern: /\b(?:tells?|told|telling)\b/, instead: "notify, announce, report or show" },
  { pattern: /\b(?:hears?|heard|hearing)\b/, instead: "receive, listen, or a callback named on…" },
];

const invented: readonly UnusedWord[] = [
  { pattern: /\b(?:surroundings|manners?)\b/, instead: "options or dependencies" },
  { pattern: /\bwakefulness\b/, instead: "visibility" },
  { pattern: /\bfirst sign\b/, instead: "first interaction" },
  { pattern: /\b(?:poll end|store part)\b/, instead: "poll result; zustand's useStore" },
];

/** Words of an everyday meaning that hide what happens, or who does it. */
const vague: readonly UnusedWord[] = [
  {
    pattern: /\b(?:stands?|stood)\b(?!-in| (?:for|in for|out))/,
    instead: "is, is written, or remains",
  },
  { pattern: /\bnobody\b/, instead: "no one, or what does not happen" },
  { pattern: /\banew\b/, instead: "again" },
  { pattern: /\bby (?:itself|themselves)\b/, instead: "alone, on its own, or automatically" },
  { pattern: /\bwhoever\b/, instead: "a person who, or anyone who" },
  { pattern: /\bso (?:many|much|often)\b/, instead: "that many, or the number itself" },
  { pattern: /\b(?:go|goes|went|going|gone) on\b/, instead: "continue" },
  { pattern: /\b(?:for|of|to|from|with|by|which|on) who\b/, instead: "a person who" },
];

/** Words that have another one in the field. */
const outOfTheField: readonly UnusedWord[] = [
  { pattern: /\bsurfaces?\b/, instead: "component" },
  { pattern: /\b(?:asks?|asked|asking)\b/, instead: "request, fetch, or let a person choose" },
  { pattern: /\b(?:the|a|an|its|of|this|each|one|same|other) looks?\b(?!-)/, instead: "variant" },
  { pattern: /\b(?:life|lives)\b/, instead: "duration, or how long it is kept" },
  { pattern: /\bhouse\b/, instead: "repository, or operator" },
  {
    pattern:
      /\b(?:in place of|in its place|(?:the|of|in) (?:one|same|other|right) places?|places? where)\b/,
    instead: "instead of, position, location, or what it is exactly",
  },
];

/** Words that no sentence has: no comment, spec, document, title of a test or message of a tool. No name has them either. */
export const inSentences: readonly UnusedWord[] = [
  ...wordsOfMessages,
  ...invented,
  ...vague,
  ...outOfTheField,
];

/**
 * Words that no name has. In a sentence they are plain English (a selection takes a bet); as the name of
 * a function or a type they do not say what it does.
 */
export const inNames: readonly UnusedWord[] = [
  ...wordsOfMessages,
  ...invented,
  { pattern: /\bsurfaces?\b/, instead: "component" },
  { pattern: /\b(?:asks?|asked|asking)\b/, instead: "fetch or request" },
  { pattern: /\b(?:takes?|took|taken|taking)\b/, instead: "apply, set, consume or accept" },
  { pattern: /\blater\b/, instead: "deferred or prefetch" },
  { pattern: /\bways\b/, instead: "options" },
  { pattern: /\blooks?\b(?! up)/, instead: "variant" },
  { pattern: /\blife\b/, instead: "duration" },
  { pattern: /\brooms?\b/, instead: "folder, or component" },
  { pattern: /\bhouse\b/, instead: "repository, or operator" },
  {
    // What a verb goes before is the placing of a bet: canPlace, onPlace, pressPlace.
    pattern: /(?<=[a-z0-9] )(?<!\b(?:can|on|press) )place(?= tsx?$|$)/,
    instead: "position, location or what it is exactly; place is of bets and of races",
  },
];

/**
 * Names and files that keep a word of the list, each with the reason. What only one file needs has the path of
 * that file before it.
 */
export const allowedNames: Readonly<Record<string, string>> = {
  "new-component.ts": "the file of the npm script `new-component`",
  builderAskedOdds: "the column `builder_asked_odds` of the sandbox's database",
  asked_odds: "a wire name",
  askedOdds: "the wire's `asked_odds`, and a key of tickets that browsers keep",
  askedOddsSchema: "the schema of the wire's `asked_odds`",
  askedPriceSchema: "the schema of the wire's `asked_odds`",
  highestAskedOdds: "a limit of the wire's `asked_odds`",
  lowestAskedOdds: "a limit of the wire's `asked_odds`",
  "rules/src/placement/ticket-state.ts: asked": "a key of tickets that browsers keep",
  "rules/src/placement/placement.fixture.ts: asked": "a key of tickets that browsers keep",
  "app/features/bets/receipt.ts: asked": "a key of tickets that browsers keep",
  "ui/src/captcha-frame/captcha-frame.states.ts: asked": "a state, whose name its pictures have",
  "ui/src/confirm-dialog/confirm-dialog.states.ts: asked": "a state, whose name its pictures have",
  "ui/src/registration-wizard/registration-wizard.states.ts: asked":
    "a state, whose name its pictures have",
  "data-look": "a public data attribute",
  AlwaysAsk: "a story, whose id is the name of its pictures",
  birthPlace: "a wire name",
  ew_place: "a wire name",
  "sandbox/src/domain/cash-out/value.test.ts: isPlace": "the place of an each-way bet, not the win",
  House: "an icon of lucide",
  LifeBuoy: "an icon of lucide",
};
