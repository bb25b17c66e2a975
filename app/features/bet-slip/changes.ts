import { whoMayBet } from "@grandstand/rules/eligibility";
import {
  countOf,
  noPlacement,
  type Placement,
  placedOutcomeIds,
} from "@grandstand/rules/placement";
import {
  abandonProcessing,
  acceptChanges,
  applyLive,
  chooseBetType,
  chooseFreeBet,
  chooseSystemBet,
  claimSlip,
  clearSlip,
  closeResults,
  expireSlip,
  isOnSlip,
  placeControl,
  priceLifetime,
  refreshFreeBet,
  removeSelection,
  renameSelections,
  restoreSlip,
  retainUnplaced,
  type SelectionNames,
  type Slip,
  type SlipEvent,
  serialiseSlip,
  showError,
  type Transition,
  toggleEachWay,
  toggleSelection,
  typeCombiStake,
  typeLineStake,
  typeSystemStake,
} from "@grandstand/rules/slip";
import type { StoreApi } from "zustand/vanilla";
import { storageKeys } from "../../core/storage/storage.ts";
import type { BetSlip, BetSlipStore, SlipNotice, SlipSurroundings } from "./store.ts";

/** What of the slip's store takes its rules. */
export interface SlipChanges
  extends Pick<
    BetSlipStore,
    | "restore"
    | "toggle"
    | "remove"
    | "clear"
    | "chooseBetType"
    | "typeLineStake"
    | "typeCombiStake"
    | "typeSystemStake"
    | "chooseSystemBet"
    | "toggleEachWay"
    | "chooseFreeBet"
    | "takeFreeBets"
    | "acceptChanges"
    | "retainSelections"
    | "applyLive"
    | "rename"
    | "claim"
    | "putDown"
    | "showError"
    | "take"
    | "expire"
    | "control"
  > {
  /**
   * Shows the slip as another tab has kept it. Bets that are under way here go on, and their results
   * stay until something new is chosen there.
   */
  followOtherTab(): void;
}

/**
 * The bet slip's only conductor: every change of it goes through a rule of `rules/src/slip`, is kept
 * in the browser, and is told to the page. Placing is in `place-bets`.
 */
export function createSlipChanges(
  { getState, setState }: StoreApi<BetSlip>,
  { storage, now, session, settings, connection }: SlipSurroundings,
): SlipChanges {
  const slip = () => getState().slip;
  let isLossTold = false;
  /** What other tabs had chosen when the results came: it is no newer than they are. */
  let chosenBefore: readonly string[] = [];

  /** Whatever ends the results takes their tickets along: they show as long as the status says so. */
  function take(transition: Transition) {
    const before = slip().processingStatus;
    const after = transition.slip.processingStatus;
    const isClosed = before !== "" && after === "";
    if (before !== after && after === "completed") chosenBefore = idsOf(readKept().slip);
    apply(transition, isClosed ? noPlacement : getState().placement);
  }

  function apply({ slip: next, events }: Transition, placement: Placement) {
    if (next === slip() && events.length === 0) return;
    setState(({ notice }) => ({
      slip: next,
      placement,
      ...happening(events),
      notice: noticeAfter(notice, events),
    }));
    const isKept = storage.write(storageKeys.slip, serialiseSlip(keptPart(next, placement)));
    if (isKept || isLossTold) return;
    isLossTold = true;
    setState({ notice: "not-kept" });
  }

  function happening(events: readonly SlipEvent[]) {
    if (events.length === 0) return {};
    return { happened: { id: (getState().happened?.id ?? 0) + 1, events } };
  }

  function readKept() {
    return restoreSlip(storage.read(storageKeys.slip), { now: now(), userId: slip().ownerId });
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
      slip: { ...withNamesOf(kept, state.slip), selectionsLive: liveOf(kept, state.slip) },
      placement: state.slip.processingStatus === "" ? state.placement : noPlacement,
      ...(notice === null ? {} : { notice }),
    }));
  }

  /** Closes results where another tab has chosen something that is not among `known`; whether it has. */
  function followChoice(known: readonly string[] = []): boolean {
    if (slip().processingStatus !== "completed") return false;
    const { slip: kept } = readKept();
    if (idsOf(kept).every((id) => isOnSlip(slip(), id) || known.includes(id))) return false;
    showKept(kept, "chosen-elsewhere");
    return true;
  }

  /** Clears a slip that nobody has changed for 24 hours, and says so (B4); whether it did. */
  function expire(): boolean {
    if (slip().processingStatus !== "") return false;
    const expired = expireSlip(slip(), now());
    if (expired.events.length === 0) return false;
    take(expired);
    setState({ notice: "expired" });
    return true;
  }

  return {
    take,
    expire,
    restore(userId) {
      const kept = storage.read(storageKeys.slip);
      const { slip: restored, events, problem } = restoreSlip(kept, { now: now(), userId });
      const notice = problem === "none" ? null : problem;
      setState({ slip: restored, ...happening(events), notice, isRestored: true });
    },
    followOtherTab() {
      if (slip().processingStatus !== "") return void followChoice(chosenBefore);
      const kept = readKept().slip;
      const isEmptied = slip().selections.length > 0 && kept.selections.length === 0;
      showKept(kept, isEmptied ? "emptied-elsewhere" : null);
    },
    toggle(selection, live) {
      const isExpired = expire();
      followChoice();
      take(toggleSelection(slip(), selection, live, now()));
      if (isExpired) setState({ notice: "expired" });
    },
    remove: (outcomeId) => take(removeSelection(slip(), outcomeId, now())),
    clear(because) {
      // Of results nothing but themselves is cleared.
      if (because === "asked" && followChoice()) return;
      apply(clearSlip(slip(), because, now()), noPlacement);
    },
    chooseBetType: (betType) => take(chooseBetType(slip(), betType, now())),
    typeLineStake: (outcomeId, text) => take(typeLineStake(slip(), outcomeId, text, now())),
    typeCombiStake: (text) => take(typeCombiStake(slip(), text, now())),
    typeSystemStake: (text) => take(typeSystemStake(slip(), text, now())),
    chooseSystemBet: (type) => take(chooseSystemBet(slip(), type, now())),
    toggleEachWay: (outcomeId) => take(toggleEachWay(slip(), outcomeId, now())),
    chooseFreeBet: (freeBet) => take(chooseFreeBet(slip(), freeBet, now())),
    takeFreeBets(freeBets) {
      setState({ freeBets, areFreeBetsMissing: false });
      // Before the login is known nothing is known of what the kept slip chose either.
      if (session.getState().user !== null) take(refreshFreeBet(slip(), freeBets));
    },
    acceptChanges: (changes) => take(acceptChanges(slip(), changes, now())),
    retainSelections() {
      if (followChoice()) return;
      const { placement } = getState();
      const placed = placedOutcomeIds(placement);
      const isAll = slip().selections.every(({ outcomeId }) => placed.includes(outcomeId));
      const closed = isAll ? closeResults(slip(), now()) : retainUnplaced(slip(), placed, now());
      apply(closed, withoutPlaced(placement));
    },
    applyLive: (updates) => take(applyLive(slip(), updates)),
    // Not kept: another tab may be in another language, and has names of its own.
    rename: (names) => setState({ slip: renameSelections(slip(), names).slip }),
    claim: (userId) => take(claimSlip(slip(), userId, now())),
    putDown: (error) => apply(abandonProcessing(slip(), error, now()), noPlacement),
    showError: (error) => take(showError(slip(), error)),
    control() {
      const { user } = session.getState();
      const { placement } = getState();
      const { isOnline, feed, heardAt } = connection.getState();
      return placeControl(slip(), {
        permission: whoMayBet(user),
        acceptOdds: settings.getState().acceptOdds,
        placingTickets: countOf(placement, "placing"),
        unknownTickets: countOf(placement, "unknown"),
        balance: user?.balance ?? null,
        serverNow: now(),
        isOnline,
        priceFeed: feed === "live" || now() - heardAt <= priceLifetime ? "current" : "lost",
      });
    },
  };
}

function idsOf({ selections }: Slip): readonly string[] {
  return selections.map(({ outcomeId }) => outcomeId);
}

/** What was told of the slip before is over once the person begins anew; that nothing is kept is not. */
function noticeAfter(notice: SlipNotice | null, events: readonly SlipEvent[]): SlipNotice | null {
  if (notice === null || notice === "not-kept") return notice;
  return events.some(({ type }) => type === "selection-added") ? null : notice;
}

function withoutPlaced(placement: Placement): Placement {
  const tickets = placement.tickets.filter((state) => state.status !== "placed");
  return tickets.length === 0 ? noPlacement : { tickets };
}

/** A kept slip with the names that its lines have here: another tab may be in another language. */
function withNamesOf(kept: Slip, { selections }: Slip): Slip {
  const names = selections.map((line): [string, SelectionNames] => {
    const { outcomeId, eventName, marketName, outcomeName } = line;
    return [outcomeId, { eventName, marketName, outcomeName }];
  });
  return renameSelections(kept, Object.fromEntries(names)).slip;
}

/** What is known of the prices of those that are on both slips. */
function liveOf({ selections }: Slip, { selectionsLive }: Slip): Slip["selectionsLive"] {
  const known = selections.flatMap(({ outcomeId }) => {
    const live = selectionsLive[outcomeId];
    return live === undefined ? [] : [[outcomeId, live] as const];
  });
  return Object.fromEntries(known);
}
