import {
  changeLimit,
  changeRealityCheck,
  getLimits,
  getPlayFigures,
  type PlayFigures,
  type PlayLimits,
} from "@grandstand/contract/limits";
import { type Limit, type LimitValue, nextRealityCheck } from "@grandstand/rules/limits";
import type { PlayWeek } from "@grandstand/ui/drawer-account";
import type { LimitListView, LimitName } from "@grandstand/ui/limit-list";
import type { FiguresView, PeriodFigures } from "@grandstand/ui/stay-in-control";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { retryAfterOf, wordsOf } from "../../core/client/client.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";

/** What a person has set of their play, and what it came to. Instants are epoch milliseconds. */
export interface Limits {
  readonly list: LimitListView;
  /** The login of this session; null while it is not known. */
  readonly startedAt: number | null;
  /** Minutes between two reality checks; null while they are not known. */
  readonly checkMinutes: number | null;
  readonly hasCheckFailed: boolean;
  /** When the person last continued after a reality check of this session. */
  readonly seenAt: number | null;
  readonly figures: FiguresView;
  /** Of the last seven days; failed where the operator does not count them, too. */
  readonly week: PlayWeek | "failed" | null;
  readonly isClockShown: boolean;
}

export interface LimitsStore
  extends Pick<StoreApi<Limits>, "getState" | "subscribe" | "getInitialState"> {
  /** Fetches the limits; what is shown stays until there is an answer. */
  load(): Promise<PollResult>;
  loadFigures(): Promise<void>;
  /** Has a limit changed, one at a time. */
  change(name: LimitName, value: LimitValue): Promise<void>;
  changeCheck(minutes: 15 | 30 | 60): Promise<void>;
  showClock(isShown: boolean): void;
  /** The person has read the reality check that is due, and continues. */
  goOn(): void;
  /** Forgets whose limits they were. */
  clear(): void;
}

const hidden = "hidden";

/** Holds the limits of the logged-in person, and what of their session they have read (docs/decisions/60). */
export function createLimits(site: Pick<Site, "api" | "storage" | "clock">): LimitsStore {
  const { api, storage, clock } = site;
  const store = createStore<Limits>(() => ({
    ...nothing,
    isClockShown: storage.read(lateStorageKeys.sessionClock) !== hidden,
  }));
  const { getState, setState } = store;

  function show(answer: PlayLimits) {
    const startedAt = answer.session_started_at * 1_000;
    const { list } = getState();
    const refusal = list.status === "loaded" ? list.refusal : null;
    const changing = list.status === "loaded" ? list.changing : null;
    setState({
      list: { status: "loaded", limits: answer.limits.map(toLimit), changing, refusal },
      startedAt,
      seenAt: readKept(storage.read(lateStorageKeys.realityCheck), startedAt)?.seenAt ?? null,
      checkMinutes: answer.reality_check_minutes,
    });
  }
  function mark(marks: { changing?: LimitName | null; refusal?: string | null }) {
    const { list } = getState();
    if (list.status === "loaded") setState({ list: { ...list, ...marks } });
  }

  /** Keeps what is known of the reality check, for a reload and for the other tabs. */
  function keepCheck() {
    const { startedAt, seenAt, checkMinutes } = getState();
    storage.write(
      lateStorageKeys.realityCheck,
      JSON.stringify({ startedAt, seenAt, minutes: checkMinutes }),
    );
  }
  // It is one in all tabs: what is answered in one is answered (docs/decisions/68).
  storage.onChange(lateStorageKeys.realityCheck, (text) => {
    const { startedAt, checkMinutes } = getState();
    if (startedAt === null) return;
    const kept = readKept(text, startedAt);
    if (kept) setState({ seenAt: kept.seenAt, checkMinutes: kept.minutes ?? checkMinutes });
  });

  return {
    getState,
    subscribe: store.subscribe,
    getInitialState: store.getInitialState,
    async load() {
      if (getState().list.status === "failed") setState({ list: { status: "loading" } });
      const answer = await api(getLimits);
      if (answer.ok) {
        show(answer.value);
        return { kind: "done" };
      }
      if (getState().list.status === "loading") setState({ list: { status: "failed" } });
      return { kind: "failed", retryAfter: retryAfterOf(answer.failure) };
    },
    async loadFigures() {
      const answer = await api(getPlayFigures);
      if (!answer.ok) return setState({ figures: "failed", week: "failed" });
      const { figures } = answer.value;
      const week = figures.find(({ period }) => period === "week");
      setState({ figures: figures.flatMap(toFigures), week: week ? toWeek(week) : "failed" });
    },
    async change(name, value) {
      const { list } = getState();
      if (list.status !== "loaded" || list.changing !== null) return;
      mark({ changing: name, refusal: null });
      const answer = await api(changeLimit, { body: { ...name, value } });
      if (answer.ok) show(answer.value);
      mark({ changing: null, refusal: answer.ok ? null : (wordsOf(answer.failure) ?? "") });
    },
    async changeCheck(minutes) {
      setState({ hasCheckFailed: false });
      const answer = await api(changeRealityCheck, { body: { minutes } });
      if (!answer.ok) return setState({ hasCheckFailed: true });
      show(answer.value);
      keepCheck();
    },
    showClock(isShown) {
      if (isShown) storage.remove(lateStorageKeys.sessionClock);
      else storage.write(lateStorageKeys.sessionClock, hidden);
      setState({ isClockShown: isShown });
    },
    goOn() {
      setState({ seenAt: clock.now() });
      keepCheck();
    },
    clear() {
      setState(nothing);
    },
  };
}

const nothing: Omit<Limits, "isClockShown"> = {
  list: { status: "loading" },
  startedAt: null,
  checkMinutes: null,
  hasCheckFailed: false,
  seenAt: null,
  figures: null,
  week: null,
};

/** When the reality check is due that has not been read; null while the session is not known. */
export function dueAt({ startedAt, seenAt, checkMinutes }: Limits): number | null {
  if (startedAt === null || checkMinutes === null) return null;
  return nextRealityCheck({ startedAt, seenAt, every: checkMinutes * 60_000 });
}

const keptSchema = v.object({
  startedAt: v.number(),
  seenAt: v.nullable(v.number()),
  minutes: v.optional(v.picklist([15, 30, 60])),
});

/** What was kept of a reality check, where it was of this session; the storage may hold anything. */
function readKept(text: string | null, startedAt: number) {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), text);
  return kept.success && kept.output.startedAt === startedAt ? kept.output : null;
}

const inMilliseconds = (seconds: number) => seconds * 1_000;

function toLimit(limit: PlayLimits["limits"][number]): Limit {
  const { kind, period, value, used, left, pending, frees_at } = limit;
  return {
    kind,
    period,
    value,
    used,
    left,
    pending: pending && {
      value: pending.value,
      appliesAt: inMilliseconds(pending.applies_at),
    },
    freesAt: frees_at === null ? null : inMilliseconds(frees_at),
  };
}

/** The periods of *Stay in control*, as it shows them. */
function toFigures(figures: PlayFigures): PeriodFigures[] {
  const { period } = figures;
  if (period === "week") return [];
  return [
    {
      period,
      time: inMilliseconds(figures.time),
      netDeposits: figures.net_deposits,
      staked: figures.staked,
      netResult: figures.net_result,
    },
  ];
}

/** The operator's net is what bets paid less what was staked, to the cent. */
function toWeek({ staked, net_result }: PlayFigures): PlayWeek {
  return { staked, received: staked + net_result, netResult: net_result };
}
