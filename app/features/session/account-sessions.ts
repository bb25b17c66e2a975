import { type AccountSession, endSessions, getSessions } from "@grandstand/contract/sessions";
import type { SessionListView, SessionView } from "@grandstand/ui/session-list";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createLatest } from "../../core/fetched/latest.ts";
import type { Site } from "../../core/site/site.ts";

export interface AccountSessionsStore extends StoreApi<SessionListView> {
  /** Fetches where the person is logged in; what is shown stays until there is an answer. */
  load(): Promise<void>;
  /** Ends sessions, and fetches the list again. */
  end(ids: readonly string[]): Promise<void>;
}

/** Where the person is logged in, with a way to end what they don't recognise. */
export function createAccountSessions({ api }: Pick<Site, "api">): AccountSessionsStore {
  const store = createStore<SessionListView>(() => ({ status: "loading" }));
  const { getState, setState } = store;

  function change(changes: { ending?: readonly string[]; hasFailed?: boolean }) {
    const list = getState();
    if (list.status === "loaded") setState({ ...list, ...changes }, true);
  }

  const latest = createLatest();

  async function load() {
    const signal = latest.begin();
    if (getState().status === "failed") setState({ status: "loading" }, true);
    const answer = await api(getSessions, { signal });
    if (signal.aborted) return;
    if (answer.ok) {
      const sessions = answer.value.sessions.map(toSessionView);
      return setState({ status: "loaded", sessions, ending: [], hasFailed: false }, true);
    }
    if (getState().status === "loaded") change({ ending: [], hasFailed: true });
    else setState({ status: "failed" }, true);
  }

  return {
    ...store,
    load,
    async end(ids) {
      change({ ending: ids, hasFailed: false });
      const answer = await api(endSessions, { body: { ids: [...ids] } });
      if (answer.ok) return load();
      change({ ending: [], hasFailed: true });
    },
  };
}

function toSessionView(session: AccountSession): SessionView {
  return {
    id: session.id,
    isCurrent: session.is_current,
    device: session.device,
    browser: session.browser,
    system: session.system,
    loggedInAt: session.logged_in_at * 1_000,
    lastActiveAt: session.last_active_at * 1_000,
  };
}
