import { getChatToken } from "@grandstand/contract/chat";
import { refusedAttempt } from "@grandstand/rules/permissions";
import { type ChatStatus, chatTargetId } from "@grandstand/ui/support-chat";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createLatest } from "../../core/fetched/latest.ts";
import { loggedIn } from "../../core/session/session.ts";
import type { Site } from "../../core/site/site.ts";
import { logAttempt } from "../refusals/index.ts";
import { createMessengerLoader, type Messenger } from "./messenger.ts";

export interface Chat {
  readonly isOpen: boolean;
  readonly status: ChatStatus;
}

export interface ChatStore extends StoreApi<Chat> {
  /** Opens the chat, or says what prevents it. */
  open(): void;
  retry(): void;
  /** Has the chat draw itself, once its element is there. */
  draw(): void;
  close(): void;
}

type ChatSite = Pick<
  Site,
  "api" | "session" | "messages" | "language" | "configuration" | "setTimer"
>;

const closed: Chat = { isOpen: false, status: "loading" };

/**
 * The operator's support chat (A2, A7): its script is loaded with the first opening, a person is known to it by a token,
 * and a logout ends what was said. Made once, it lasts as long as the site.
 */
export function createChat(
  site: ChatSite,
  load: () => Promise<Messenger> = createMessengerLoader(site.configuration.chatUrl, site.setTimer),
): ChatStore {
  const { api, session, messages, language } = site;
  const store = createStore<Chat>(() => closed);
  let messenger: Messenger | null = null;
  /** The latest opening; a close and a logout end it. */
  const latest = createLatest();

  /** Who writes: undefined where that can't be said. */
  async function fetchToken(): Promise<string | null | undefined> {
    if (!loggedIn(session.getState())) return null;
    const answer = await api(getChatToken);
    return answer.ok ? answer.value.jwt : undefined;
  }

  async function connect() {
    const signal = latest.begin();
    store.setState({ status: "loading" });
    const [token, loaded] = await Promise.all([fetchToken(), load().catch(() => null)]);
    if (signal.aborted) return;
    if (token === undefined || loaded === null) return store.setState({ status: "failed" });
    messenger = loaded;
    messenger("messenger:set", "locale", language);
    if (token !== null) logIn(messenger, token, signal);
    store.setState({ status: "ready" });
  }

  /** Has the chat know the person: the first token is there, and each later one is fetched when the chat wants it. */
  function logIn(chat: Messenger, first: string, signal: AbortSignal) {
    const person = session.getState().user?.id;
    let token: string | null = first;
    const end = (status: ChatStatus) => {
      if (!signal.aborted) store.setState({ status });
    };
    const isThere = () => session.getState().user?.id === person;
    const provide = async (give: (jwt: string) => void) => {
      // What is fetched now would be the token of the person who is known now.
      if (!isThere()) return;
      const next = token ?? (await fetchToken());
      token = null;
      if (!isThere()) return;
      if (next) give(next);
      else end("failed");
    };
    chat(
      "messenger",
      "loginUser",
      (give) => void provide(give),
      (error) => error && end("refused"),
    );
  }

  session.subscribe(({ user }, before) => {
    if (user !== null || before.user === null) return;
    latest.end();
    messenger?.("messenger", "logoutUser");
    store.setState(closed, true);
  });

  return {
    ...store,
    open() {
      const { user } = session.getState();
      const refused = user && refusedAttempt("contact_support", user);
      if (user && refused) {
        messages.open({ kind: "identity-documents", action: "contact" });
        return logAttempt(site, user, refused.action);
      }
      store.setState({ isOpen: true });
      void connect();
    },
    retry: () => void connect(),
    draw() {
      messenger?.("messenger", "render", {
        mode: "embedded",
        widget: { targetElement: `#${chatTargetId}` },
      });
    },
    close() {
      latest.end();
      store.setState({ isOpen: false });
    },
  };
}
