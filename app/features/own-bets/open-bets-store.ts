import type { Bet } from "@grandstand/contract/betslip";
import { createStore, type StoreApi } from "zustand/vanilla";
import { retryAfterOf } from "../../core/client/client.ts";
import { callDeferred } from "../../core/client/deferred-calls.ts";
import { createLatest } from "../../core/fetched/latest.ts";
import { betsPoll } from "../../core/intervals.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { createPaid } from "../bet-news/index.lazy.ts";

export interface OpenBets {
  /** Unknown until the operator has answered; failed where it has not answered once. */
  readonly status: "unknown" | "failed" | "known";
  /** Newest first. */
  readonly bets: readonly Bet[];
  /** Whether there are no more than these. */
  readonly isAll: boolean;
  /** The events on which a bet has a selection that is not decided, by their ids: the same set while they are the same. */
  readonly betMarks: ReadonlySet<string>;
}

export interface OpenBetsStore
  extends Pick<StoreApi<OpenBets>, "getState" | "subscribe" | "getInitialState"> {
  /** Fetches them now. A failure leaves what is known. Returns the end of a poll. */
  refresh(): Promise<PollResult>;
  /**
   * Keeps them up to date until the returned function is called: fetched at once, whenever the balance changes or the
   * operator announces that bets were paid, and from time to time while one is open.
   */
  follow(): () => void;
}

const nothing: OpenBets = { status: "unknown", bets: [], isAll: true, betMarks: new Set() };
const done: PollResult = { kind: "done" };
/** The call that My bets makes; a visitor never needs it. */
const loadCalls = () => import("@grandstand/contract/history");
/** As many as the call gives at once. */
const mostBets = "50";

/** The one store of the person's open bets. What is known is of one person, and ends with their session. */
export function openBetsOf(site: Site): OpenBetsStore {
  return featureStore(site, createOpenBets);
}

function createOpenBets(site: Site): OpenBetsStore {
  const { api, language, session, scheduler } = site;
  const store = createStore<OpenBets>(() => nothing);
  const { getState, setState } = store;
  const latest = createLatest();
  const paid = featureStore(site, createPaid);
  let followers = 0;
  let endPoll = () => {};
  const isPerson = () => session.getState().user !== null;

  async function refresh(): Promise<PollResult> {
    if (!isPerson()) return done;
    const signal = latest.begin();
    const query = { status: "open", limit: mostBets, lang: language } as const;
    const answer = await callDeferred(api, loadCalls, ({ getBets }) => getBets, { query, signal });
    if (signal.aborted) return done;
    if (answer.ok) {
      const { bets, next_cursor: next } = answer.value;
      setState((before) => withAnswer(before, bets, next === null));
      return done;
    }
    if (getState().status === "unknown") setState({ status: "failed" });
    return { kind: "failed", retryAfter: retryAfterOf(answer.failure) };
  }

  async function poll(): Promise<PollResult> {
    const { status, bets } = getState();
    return status === "known" && bets.length === 0 ? done : refresh();
  }

  session.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) {
      latest.end();
      setState(nothing);
    }
    const isChanged = user?.id !== before.user?.id || user?.balance !== before.user?.balance;
    if (isChanged && followers > 0) void refresh();
  });
  paid.subscribe(() => {
    if (followers > 0) void refresh();
  });

  return {
    getState,
    subscribe: store.subscribe,
    getInitialState: store.getInitialState,
    refresh,
    follow() {
      followers += 1;
      if (followers === 1) {
        void refresh();
        endPoll = scheduler.start("open bets", { every: betsPoll, run: poll });
      }
      return () => {
        followers -= 1;
        if (followers === 0) endPoll();
      };
    },
  };
}

/** What is known after an answer; the objects of before where it says the same. */
function withAnswer(before: OpenBets, bets: readonly Bet[], isAll: boolean): OpenBets {
  const isSame = before.status === "known" && before.isAll === isAll;
  if (isSame && JSON.stringify(before.bets) === JSON.stringify(bets)) return before;
  const pending = bets.flatMap(({ selections }) =>
    selections.filter(({ result }) => result === "pending"),
  );
  const marks = new Set(pending.map(({ event_id }) => event_id));
  const isMarked =
    marks.size === before.betMarks.size && [...marks].every((id) => before.betMarks.has(id));
  return { status: "known", bets, isAll, betMarks: isMarked ? before.betMarks : marks };
}
