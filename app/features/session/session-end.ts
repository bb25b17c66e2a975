import { refreshSession } from "@grandstand/contract/legacy-account";
import { intervals } from "@grandstand/rules/intervals";
import { type SessionStanding, sessionStanding } from "@grandstand/rules/session";
import type { SessionEndingStatus } from "@grandstand/ui/session-ending";
import { createStore, type StoreApi } from "zustand/vanilla";
import { isUnauthorised } from "../../core/client/client.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import { endOfSession, expiryOf } from "../../core/session/claims.ts";
import type { Site } from "../../core/site/site.ts";

/** The announced end of the session, in epoch milliseconds of the server; null while none is near. */
export type SessionEnd = { readonly endsAt: number; readonly status: SessionEndingStatus } | null;

export interface SessionEndStore
  extends Pick<StoreApi<SessionEnd>, "getState" | "subscribe" | "getInitialState"> {
  /** Announces the end that is near, and ends what is over (A4). */
  check(): Promise<PollResult>;
  /** Prolongs the session, once at a time. */
  stay(): Promise<void>;
  /** Closes the announcement of an end that can't be put off. */
  dismiss(): void;
}

const done: PollResult = { kind: "done" };

/** Announces the end of the session while its person can still stay, and ends it (A4, WCAG 2.2.1). */
export function createSessionEnd(site: Pick<Site, "api" | "session" | "clock">): SessionEndStore {
  const { api, session, clock } = site;
  const store = createStore<SessionEnd>(() => null);
  const { getState, setState } = store;
  /** The standing that the server has confirmed: another tab may have prolonged what ends here. */
  let confirmed: SessionStanding = "current";
  /** The end that was announced and closed, which is not announced again. */
  let dismissed: number | null = null;

  const endOf = () => endOfSession(session.getState());

  function standing(): SessionStanding {
    return sessionStanding(endOf(), clock.now());
  }

  function isTokenOver(): boolean {
    const { tokens } = session.getState();
    return tokens !== null && sessionStanding(expiryOf(tokens.token), clock.now()) === "over";
  }

  function show(now: SessionStanding): void {
    confirmed = now;
    const end = endOf();
    if (now === "over") {
      setState(null, true);
      void session.logout("timeout");
    } else if (now === "current" || end === null || end === dismissed) setState(null, true);
    else {
      const endsAt = end - intervals.sessionExpiryThreshold;
      setState({ endsAt, status: getState()?.status ?? "open" }, true);
    }
  }

  /** Nothing of an answer that comes after the announced end, or after a logout, is shown. */
  function change(status: SessionEndingStatus): void {
    const state = getState();
    if (state) setState({ ...state, status }, true);
  }

  return {
    getState,
    subscribe: store.subscribe,
    getInitialState: store.getInitialState,
    async check() {
      if (!session.getState().user || isTokenOver()) {
        show(session.getState().user ? "over" : "current");
        return done;
      }
      if (standing() !== "current" && standing() !== confirmed) {
        const answer = await session.refreshUser();
        if (answer.kind === "failed") return answer;
      }
      show(session.getState().user ? standing() : "current");
      return done;
    },
    async stay() {
      if (getState()?.status === "staying") return;
      change("staying");
      const answer = await api(refreshSession);
      if (!answer.ok) {
        if (isUnauthorised(answer.failure)) void session.logout("timeout");
        return change("failed");
      }
      session.replaceToken(answer.value.token);
      await session.refreshUser();
      change(standing() === "current" ? "open" : "final");
      show(standing());
    },
    dismiss() {
      dismissed = endOf();
      setState(null, true);
    },
  };
}
