import type { ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { readList } from "@grandstand/tools/src/wording/catalogs.ts";
import type { MessageOwner, MessageRow, WordingRow } from "../../stories/review/review-data.ts";

/** What is known of texts beside their words (ui/src/locale/facts.json). */
export interface TextFacts {
  /** Whole keys, or with `*` for any part of them. */
  readonly keys: readonly string[];
  readonly owner?: MessageOwner;
  readonly legalBasis?: string;
  /** What the server words itself: where it sends no words, these texts are shown. */
  readonly standsInFor?: string;
  /** Where no named state shows a text as it is drawn: the state nearest to it, and what happens then. */
  readonly near?: NearState;
  /** Why no component shows these texts in any of its named states. */
  readonly notShown?: string;
}

/** A state from which it is one step to a text. */
export interface NearState {
  readonly folder: string;
  readonly state: string;
  readonly next: string;
  /** The text of the state that this one then replaces: its story draws this one instead. */
  readonly inPlaceOf?: string;
  /** It is said by a screen reader alone, and drawn nowhere. */
  readonly isSaid?: boolean;
}

type Facts = Pick<WordingRow, "owner" | "legalBasis" | "standsInFor" | "notShown">;

/** The project's list of facts. */
export function readTextFacts(files: readonly ProjectFile[]): readonly TextFacts[] {
  return readList<readonly TextFacts[]>(files, "ui/src/locale/facts.json", []);
}

/** Whether facts are about a text, by its key or its plural's. */
export function isAbout({ keys }: Pick<TextFacts, "keys">, names: readonly string[]): boolean {
  return keys.some((written) => {
    if (!written.includes("*")) return names.includes(written);
    const pattern = new RegExp(`^${written.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
    return names.some((name) => pattern.test(name));
  });
}

/** What is known of a text: by the messages that it is part of, then by the list. A text without an owner is product's. */
export function factsOf(
  names: readonly string[],
  messages: readonly MessageRow[],
  facts: readonly TextFacts[],
): Facts {
  const about = facts.filter((entry) => isAbout(entry, names));
  const first = <Name extends keyof TextFacts>(name: Name) =>
    about.find((entry) => entry[name] !== undefined)?.[name];
  const legalBasis = messages.find((message) => message.legalBasis !== null)?.legalBasis;
  return {
    owner: messages[0]?.owner ?? first("owner") ?? "product",
    legalBasis: legalBasis ?? first("legalBasis") ?? null,
    standsInFor: first("standsInFor") ?? null,
    notShown: first("notShown") ?? null,
  };
}
