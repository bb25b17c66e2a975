import type { SessionStore } from "../session/session.ts";
import { loggedIn } from "../session/session.ts";
import type { MessagesStore, Overlay } from "./messages.ts";

/** What is shown over the page while somebody logs in or registers. */
const entries: readonly Overlay["kind"][] = ["login", "registration", "smart-registration"];

/** Runs something once no one logs in or registers over the page: at once, where no one does. */
export function afterEntry(messages: MessagesStore, run: () => void): void {
  const isEntering = () => entries.some((kind) => kind === messages.getState().overlay?.kind);
  if (!isEntering()) return run();
  const stop = messages.subscribe(() => {
    if (isEntering()) return;
    stop();
    run();
  });
}

/**
 * Opens the login for what a visitor wants, which continues once they are logged in; a visitor who leaves the login has
 * given it up (A6).
 */
export function afterLogin(
  { messages, session }: { messages: MessagesStore; session: Pick<SessionStore, "getState"> },
  run: () => void,
): void {
  messages.open({ kind: "login", reason: "asked" });
  afterEntry(messages, () => {
    if (messages.getState().overlay === null && loggedIn(session.getState())) run();
  });
}
