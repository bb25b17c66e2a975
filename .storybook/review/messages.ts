import { intervals } from "@grandstand/rules/intervals";
import type { ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import type { MessageKind, MessageOwner, MessageRow } from "../../stories/review/review-data.ts";
import { isAbout } from "./facts.ts";

/** One message of `ui/src/locale/messages.json`: what a person is shown outside of the run of the page. */
export interface MessageEntry {
  readonly name: string;
  readonly kind: MessageKind;
  /** Its texts: whole keys, or beginnings that end in `*`. */
  readonly keys: readonly string[];
  /** What makes it appear. */
  readonly trigger: string;
  /** Several, where the cause decides: `info, warn or error`. */
  readonly severity: string;
  /** An interval of rules/src/intervals, or one of `closed`, `answered` and `holds`. */
  readonly lifetime: string;
  readonly canBeClosed: boolean;
  /** The section of the specification, e.g. `B8`. */
  readonly source: string;
  readonly owner: MessageOwner;
  readonly legalBasis?: string;
  /** The id of the story that shows it. A toast or a notice needs none: it is drawn from its texts. */
  readonly story?: string;
}

const lifetimes: Readonly<Record<string, string>> = {
  closed: "until it is closed",
  answered: "until it is answered",
  holds: "until it no longer holds",
};

/** The lifetime in words, for a toast in seconds; undefined where the table names nothing known. */
export function lifetimeOf({ lifetime }: Pick<MessageEntry, "lifetime">): string | undefined {
  const milliseconds: number | undefined = Object.entries(intervals).find(
    ([name]) => name === lifetime,
  )?.[1];
  return milliseconds === undefined ? lifetimes[lifetime] : `${milliseconds / 1_000} s`;
}

/** The project's table of messages. */
export function readMessages(files: readonly ProjectFile[]): readonly MessageEntry[] {
  const file = files.find(({ path }) => path === "ui/src/locale/messages.json");
  return file ? (JSON.parse(file.text) as MessageEntry[]) : [];
}

/** The message as the review pages show it. */
export function messageRow({ keys: _keys, ...entry }: MessageEntry): MessageRow {
  return {
    ...entry,
    id: entry.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
    lifetime: lifetimeOf(entry) ?? "",
    legalBasis: entry.legalBasis ?? null,
    story: entry.story ?? null,
  };
}

/** The messages that a text is part of, by its key or its plural's. */
export function messagesWith(
  names: readonly string[],
  entries: readonly MessageEntry[],
): MessageRow[] {
  return entries.filter((entry) => isAbout(entry, names)).map(messageRow);
}
