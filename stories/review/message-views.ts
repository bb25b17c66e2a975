import {
  type Language,
  languages,
  type MessageFilter,
  type MessageRow,
  type WordingRow,
  type WordingStatus,
} from "./review-data.ts";

/** A message of the popup wall with the texts that it is made of. */
export interface MessageView {
  readonly message: MessageRow;
  readonly rows: readonly WordingRow[];
  readonly standing: Readonly<Record<Language, WordingStatus>>;
}

/** From what holds a sign-off back most to what does not. */
const bySeverity: readonly WordingStatus[] = ["missing", "changed", "waiting", "approved"];

function standingIn(rows: readonly WordingRow[], language: Language): WordingStatus {
  const needed = rows.filter(({ notNeededIn }) => !notNeededIn.includes(language));
  const statuses = needed.map((row) => row.texts[language]?.status ?? "missing");
  return bySeverity.find((status) => statuses.includes(status)) ?? "approved";
}

/** Every message with its texts, and how far each language's sign-off is. */
export function messageViews(
  messages: readonly MessageRow[],
  wording: readonly WordingRow[],
): MessageView[] {
  return messages.map((message) => {
    const rows = wording.filter((row) => row.messages.some(({ id }) => id === message.id));
    const standing = Object.fromEntries(
      languages.map((language) => [language, standingIn(rows, language)]),
    ) as Record<Language, WordingStatus>;
    return { message, rows, standing };
  });
}

function wordsOf({ message, rows }: MessageView): string {
  const texts = rows.flatMap((row) => languages.map((each) => row.texts[each]?.rendered ?? ""));
  return [message.name, message.trigger, ...rows.map(({ key }) => key), ...texts].join("\n");
}

/** The messages that a filter lets through; an empty part of it lets all through. */
export function wantedMessages(views: readonly MessageView[], filter: MessageFilter) {
  const search = filter.search.toLowerCase();
  return views.filter((view) => {
    const { message, standing } = view;
    if (filter.message && message.id !== filter.message) return false;
    if (filter.kind && message.kind !== filter.kind) return false;
    if (filter.owner && message.owner !== filter.owner) return false;
    const statuses: readonly string[] = Object.values(standing);
    if (filter.status && !statuses.includes(filter.status)) return false;
    return wordsOf(view).toLowerCase().includes(search);
  });
}

/** A toast, a message across the page or a notice that stands for a message without a story of its own. */
export interface DrawnMessage {
  readonly title: string | null;
  readonly text: string | null;
  readonly button: string | null;
}

const partOf = (key: string) => {
  if (/[._-]title(_\w+)?$/.test(key)) return "title";
  return /[._-](button|action)(_\w+)?$/.test(key) ? "button" : "text";
};

/**
 * A message as it is drawn from its texts: once for each of its alternatives, under the title and
 * with the button that they share.
 */
export function drawnMessages(
  rows: readonly WordingRow[],
  language: Language,
): readonly DrawnMessage[] {
  const textsOf = (part: string) =>
    rows.flatMap((row) => {
      const text = row.texts[language]?.rendered;
      return text !== undefined && partOf(row.key) === part ? [text] : [];
    });
  const [title = null] = textsOf("title");
  const [button = null] = textsOf("button");
  const texts = textsOf("text");
  if (texts.length === 0) return [{ title, text: null, button }];
  return texts.map((text) => ({ title, text, button }));
}
