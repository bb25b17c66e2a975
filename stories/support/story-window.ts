import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  RESET_STORY_ARGS,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
  UPDATE_STORY_ARGS,
} from "storybook/internal/core-events";

type Listener = (...args: readonly unknown[]) => void;

/** Storybook's channel, as far as a frame's is read here. */
interface Channel {
  readonly on: (event: string, listener: Listener) => void;
  readonly last: (event: string) => readonly unknown[] | undefined;
}

declare global {
  interface Window {
    /** Set by Storybook in the window of each preview. */
    readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

const failures = [
  PLAY_FUNCTION_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
  STORY_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_MISSING,
];

/** The first line of what a story or its `play` failed with, without the colours of a terminal. */
export function failureText(reported: unknown): string {
  const first: unknown = Array.isArray(reported) ? reported[0] : reported;
  const { message, title } = (first ?? {}) as { message?: unknown; title?: unknown };
  const text = String(message ?? title ?? first);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colours begin with one.
  const plain = text.replace(/\u001b\[[\d;]*m/g, "").trim();
  return plain.split("\n")[0] || "without a message";
}

/** Calls back for what a story's window reports, also for what it has reported already. */
export function followStory(
  storyWindow: Window,
  onRendered: () => void,
  onFailed: (text: string) => void,
): void {
  const channel = storyWindow.__STORYBOOK_ADDONS_CHANNEL__;
  const follow = (event: string, listener: Listener) => {
    const last = channel?.last(event);
    if (last) listener(...last);
    channel?.on(event, listener);
  };
  for (const event of failures) follow(event, (reported) => onFailed(failureText(reported)));
  follow(STORY_RENDERED, onRendered);
}

/** What the controls request of a story, as the preview of its window receives it from Storybook. */
export const controlEvents = [UPDATE_STORY_ARGS, RESET_STORY_ARGS] as const;

/** Hands an event to the preview of a window, as Storybook's own window would. */
export function sendTo(storyWindow: Window, type: string, args: readonly unknown[]): void {
  const event = { type, args, from: "grandstand-docs" };
  storyWindow.postMessage({ key: "storybook-channel", event }, location.origin);
}
