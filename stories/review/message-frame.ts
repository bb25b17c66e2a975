import type { Language, MessageRow } from "./review-data.ts";

/** The address, within a published Storybook, of a message as its component draws it. */
export function messageFrame(message: MessageRow, language: Language, theme: string): string {
  const story = message.story ?? `review-message--message&args=message:${message.id}`;
  return `./iframe.html?viewMode=story&id=${story}&globals=locale:${language};theme:${theme}`;
}
