import {
  type NativeApp,
  nativeEventName,
  type ToSiteMessage,
  toSiteMessageSchema,
} from "@grandstand/contract/native-app";
import * as v from "valibot";
import type { Site } from "../../core/site/site.ts";
import { postToApp } from "./post-to-app.ts";

type BridgeSite = Pick<Site, "session"> & {
  readonly messages: Pick<Site["messages"], "close">;
};

export interface BridgeActions {
  /** Goes to a page of the site, given by its path. */
  readonly goTo: (path: string) => void;
}

/**
 * Has the site and the app's wrapper send each other messages (docs/decisions/61): the wrapper is notified who is logged
 * in, and may log in, log out, open a page and have the balance read again. A message of another form is dropped, and
 * noted. Returns the end.
 */
export function openBridge(
  app: NativeApp,
  { session, messages }: BridgeSite,
  { goTo }: BridgeActions,
  page: EventTarget = window,
): () => void {
  async function perform(message: ToSiteMessage) {
    switch (message.type) {
      case "log-in":
        if (await session.loginWithToken(message.token)) messages.close();
        return;
      case "log-out":
        return session.logout("asked");
      case "open-page":
        messages.close();
        return goTo(message.path);
      case "balance-changed":
        return void session.refreshBalance();
    }
  }

  function receive(event: Event) {
    const text = event instanceof CustomEvent ? event.detail : null;
    const message = v.safeParse(v.pipe(v.string(), v.parseJson(), toSiteMessageSchema), text);
    if (message.success) void perform(message.output);
    else console.warn("A message of the app was dropped: it has no known form.");
  }

  const userIdOf = () => session.getState().user?.id ?? null;
  const announce = (userId: string | null) =>
    postToApp(app, userId === null ? { type: "logged-out" } : { type: "logged-in", userId });
  let known = userIdOf();
  const unsubscribe = session.subscribe(() => {
    const userId = userIdOf();
    if (userId === known) return;
    known = userId;
    announce(userId);
  });
  page.addEventListener(nativeEventName, receive);
  postToApp(app, { type: "ready" });
  if (known !== null) announce(known);
  return () => {
    unsubscribe();
    page.removeEventListener(nativeEventName, receive);
  };
}
