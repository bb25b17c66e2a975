import type { Language, MessageRow, ShownRow } from "./review-data.ts";

/** A test runs a story alone: there is no Storybook around it whose pages could be framed. */
export const canFrame = () => location.pathname.endsWith("/iframe.html");

/** The address, within a published Storybook, of a story in a language. */
function storyFrame(story: string, language: Language, theme: string): string {
  return `./iframe.html?viewMode=story&id=${story}&globals=locale:${language};theme:${theme}`;
}

/** The address of the state that shows a text. */
export function stateFrame({ story }: ShownRow, language: Language, theme: string): string {
  return storyFrame(story, language, theme);
}

/** The address, within a published Storybook, of a message as its component draws it. */
export function messageFrame(message: MessageRow, language: Language, theme: string): string {
  const story = message.story ?? `review-message--message&args=message:${message.id}`;
  return storyFrame(story, language, theme);
}
