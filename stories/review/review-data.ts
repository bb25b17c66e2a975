/** What is read from the project's files for the pages of Storybook (.storybook/review). */

import { type Locale, locales } from "@grandstand/rules/locale";

export type Language = Locale;
export const languages: readonly Language[] = locales;

/** The status of a text with compliance. `changed`: it, or its French source, was edited since. */
export const wordingStatuses = ["missing", "waiting", "changed", "approved"] as const;
export type WordingStatus = (typeof wordingStatuses)[number];

/** How a message reaches the person. */
export const messageKinds = [
  "popup",
  "toast",
  "dialog",
  "banner",
  "sticky",
  "inline",
  "aria",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Who answers for a message's words. */
export const messageOwners = ["compliance", "product", "support"] as const;
export type MessageOwner = (typeof messageOwners)[number];

/** What a person is shown: why, how seriously, and for how long (ui/src/locale/messages.json). */
export interface MessageRow {
  /** Its name as a part of an address. */
  readonly id: string;
  readonly name: string;
  readonly kind: MessageKind;
  readonly trigger: string;
  readonly severity: string;
  /** In words, of a toast in seconds. */
  readonly lifetime: string;
  readonly canBeClosed: boolean;
  /** The section of the specification. */
  readonly source: string;
  readonly owner: MessageOwner;
  /** The law that requires it, or null. */
  readonly legalBasis: string | null;
  /** The story that shows it; null where it is drawn from its texts alone, as a toast or a notice. */
  readonly story: string | null;
}

/** A part of a text that was signed off and has changed: as it was, as it is, or both. */
export interface WordPart {
  readonly text: string;
  readonly change: "same" | "removed" | "added";
}

/** A variable of a text. */
export interface VariableRow {
  readonly name: string;
  /** In words, by what it holds. */
  readonly type: string;
  /** In French. */
  readonly sample: string;
  /** Whether the sample is the state's own value, and not one written for the book. */
  readonly isGiven: boolean;
}

/** What shows a text: a component in one of its named states. */
export interface ShownRow {
  readonly folder: string;
  readonly component: string;
  readonly state: string;
  /** What happens then, where the state as it is drawn does not show the text. */
  readonly next: string | null;
  /** The text instead of which it is drawn; null where the state itself shows it. */
  readonly inPlaceOf: string | null;
  /** It is said by a screen reader alone. */
  readonly isSaid: boolean;
  /** The id of the story that is this state, with what its address needs besides. */
  readonly story: string;
}

/** What a text was from a release on, until the next one that changed it; null where it was taken away. */
export interface ReleasedText {
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly text: string | null;
}

/** How a text is shown, on a page of 320 px, in the state that shows it. */
export interface TextLines {
  /** 0 where only a screen reader says it; null where the state as it is drawn does not say it. */
  readonly lines: number | null;
  /** Whether some of it does not fit and is cut off. */
  readonly isCut?: boolean;
}

/** A message in one language. */
export interface WordingText {
  readonly raw: string;
  /** With what the state that shows it has for its variables. */
  readonly rendered: string;
  /** Of the rendered text. */
  readonly characters: number;
  readonly status: WordingStatus;
  /** The fingerprint of the raw text, by which it is signed off. */
  readonly hash: string;
  /** That of the French text, which it was translated from. */
  readonly source: string;
  /** From what was signed off to what it says now, where that has changed. */
  readonly difference?: readonly WordPart[];
  readonly approval?: {
    readonly by: string;
    readonly on: string;
    readonly text: string;
    /** The day by which it has to be read again. */
    readonly reviewBy: string;
  };
  /** Of each release that changed it, from the first to the last; none where no release has had it. */
  readonly releases: readonly ReleasedText[];
  /** None where no state shows it, or where it has changed since it was measured. */
  readonly lines?: TextLines;
}

/** One row of the wording book. */
export interface WordingRow {
  readonly key: string;
  /** The components, and parts of the site, whose code uses it. */
  readonly usedBy: readonly string[];
  readonly kinds: readonly MessageKind[];
  /** The popups, toasts, dialogs, banners it is part of; empty for what is in the run of a page. */
  readonly messages: readonly MessageRow[];
  /** What shows it, the components of most states first; empty where `notShown` says why. */
  readonly shownBy: readonly ShownRow[];
  /** Why no component shows it; null where one does. */
  readonly notShown: string | null;
  readonly owner: MessageOwner;
  /** The law that requires it, or null. */
  readonly legalBasis: string | null;
  /** What the server words itself and this text replaces; null where the words are always ours. */
  readonly standsInFor: string | null;
  readonly variables: readonly VariableRow[];
  /** The most characters that it may have; none where nothing limits it. */
  readonly budget?: number;
  /** The most lines that it may take on a page of 320 px. */
  readonly lineLimit?: number;
  /** Words in it that a person has to decide about. */
  readonly toDecide: readonly string[];
  /** Languages whose grammar has no such plural form, and so no text. */
  readonly notNeededIn: readonly Language[];
  readonly texts: Readonly<Partial<Record<Language, WordingText>>>;
}

/** A numbered rule, and the tests that prove it. */
export interface RuleRow {
  readonly id: string;
  readonly workspace: string;
  readonly text: string;
  readonly sections: readonly string[];
  readonly tests: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
  }[];
}

/** A story, as its file declares it. */
export interface StoryRow {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** The component's folder where the file is a component's, else empty. */
  readonly folder: string;
  readonly isPictured: boolean;
}

/** A component with its named states, list by list. */
export interface ComponentRow {
  readonly folder: string;
  readonly lists: readonly {
    readonly name: string;
    /** The type of their props, as it is written. */
    readonly props: string;
    readonly states: readonly string[];
  }[];
}

export interface ReviewData {
  readonly wording: readonly WordingRow[];
  readonly messages: readonly MessageRow[];
  readonly rules: readonly RuleRow[];
  readonly stories: readonly StoryRow[];
  readonly components: readonly ComponentRow[];
}

/** Each a part of the page's address; empty shows all. */
export interface WordingFilter {
  /** That shows the text, as the rows name it. */
  readonly component: string;
  /** How it reaches the person, one of `messageKinds`. */
  readonly kind: string;
  readonly owner: string;
  /** In the toolbar's language. */
  readonly status: string;
  /** Whether it keeps to its limit at 320 px in the toolbar's language, one of `lineStandings`. */
  readonly lines: string;
  readonly search: string;
}

/** The filter of the popup wall, each a part of the page's address; empty shows all. */
export interface MessageFilter {
  /** The id of the one message to show. */
  readonly message: string;
  readonly kind: string;
  readonly owner: string;
  /** In any language. */
  readonly status: string;
  readonly search: string;
}
