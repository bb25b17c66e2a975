import { noPlacement, type Placement, placedOutcomeIds } from "@grandstand/rules/placement";
import {
  emptySlip,
  type RestoreProblem,
  removeSelection,
  restoreSlip,
  type Slip,
  type SlipEvent,
  serialiseSlip,
  type Transition,
} from "@grandstand/rules/slip";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Storage, storageKeys } from "../../core/storage/storage.ts";
import { createOtherTab } from "./other-tab.ts";

export interface BetSlip {
  readonly slip: Slip;
  readonly placement: Placement;
  /** What the last transition did, for the page to announce; each has a number of its own. */
  readonly happened: { readonly id: number; readonly events: readonly SlipEvent[] } | null;
  readonly notice: SlipNotice | null;
}

/** Something that the person should know about the slip as a whole. */
export type SlipNotice =
  | "chosen-elsewhere"
  | "not-kept"
  | "emptied-elsewhere"
  | "being-placed-elsewhere"
  | "logged-out"
  | Exclude<RestoreProblem, "none">;

/** The slip of this page, as the browser keeps it for all tabs. */
export interface KeptSlip {
  readonly store: StoreApi<BetSlip>;
  /** Applies a transition, and keeps what came of it. One that ends the results drops their tickets. */
  apply(transition: Transition): void;
  /** The same with this placement beside it. */
  commit(transition: Transition, placement: Placement): void;
  /** Reads what is kept, for the person who is logged in; null while that is not known. */
  restore(userId: string | null): void;
  /** Shows what another tab has kept since, but neither while bets are under way nor instead of results. */
  followOtherTab(): void;
  /** Closes results where another tab has chosen something that is not on them; whether it has. */
  followChoice(): boolean;
}

/**
 * Keeps each change of the slip in the browser, and follows what other tabs keep there. A storage that is full or off
 * stops nothing, and is reported once. `now` is epoch milliseconds of the server.
 */
export function createKeptSlip(storage: Storage, now: () => number): KeptSlip {
  const store = createStore<BetSlip>(() => ({
    slip: emptySlip(),
    placement: noPlacement,
    happened: null,
    notice: null,
  }));
  const { getState, setState } = store;
  const slip = () => getState().slip;
  const otherTab = createOtherTab({ slip, readKept: () => readKept().slip, show: showKept });
  let isLossAnnounced = false;

  /** A transition that ends the results drops their tickets: they show as long as the status says so. */
  function apply(transition: Transition) {
    const before = slip().processingStatus;
    const after = transition.slip.processingStatus;
    const isClosed = before !== "" && after === "";
    if (before !== after && after === "completed") otherTab.onResults();
    commit(transition, isClosed ? noPlacement : getState().placement);
  }

  function commit({ slip: next, events }: Transition, placement: Placement) {
    if (next === slip() && events.length === 0) return;
    setState(({ notice }) => ({
      slip: next,
      placement,
      ...happening(events),
      notice: noticeAfter(notice, events),
    }));
    const isKept = storage.write(storageKeys.slip, serialiseSlip(keptPart(next, placement)));
    if (isKept || isLossAnnounced) return;
    isLossAnnounced = true;
    setState({ notice: "not-kept" });
  }

  function happening(events: readonly SlipEvent[]) {
    if (events.length === 0) return {};
    return { happened: { id: (getState().happened?.id ?? 0) + 1, events } };
  }

  function readKept(userId = slip().ownerId) {
    return restoreSlip(storage.read(storageKeys.slip), { now: now(), userId });
  }

  /**
   * What is kept of a slip. While its bets are under way or their results show, the kept slip belongs
   * to the other tabs: it loses what was placed, so that neither they nor a reload place it again.
   */
  function keptPart(next: Slip, placement: Placement): Slip {
    if (next.processingStatus === "") return next;
    const kept = readKept().slip;
    const placed = placedOutcomeIds(placement);
    const left = placed.reduce((each, id) => removeSelection(each, id, now()).slip, kept);
    return { ...left, lastUsedStake: next.lastUsedStake, ownerId: next.ownerId };
  }

  /** Shows the slip as another tab has kept it. */
  function showKept(kept: Slip, notice: SlipNotice | null) {
    setState((state) => ({
      slip: kept,
      placement: state.slip.processingStatus === "" ? state.placement : noPlacement,
      ...(notice === null ? {} : { notice }),
    }));
  }

  return {
    store,
    apply,
    commit,
    restore(userId) {
      const { slip: restored, events, problem } = readKept(userId);
      const notice = problem === "none" ? null : problem;
      setState({ slip: restored, ...happening(events), notice });
    },
    followOtherTab: otherTab.follow,
    followChoice: otherTab.followChoice,
  };
}

/** The notice goes once a selection is added; the one that nothing is kept stays. */
function noticeAfter(notice: SlipNotice | null, events: readonly SlipEvent[]): SlipNotice | null {
  if (notice === null || notice === "not-kept") return notice;
  return events.some(({ type }) => type === "selection-added") ? null : notice;
}
