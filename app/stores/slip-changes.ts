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
  placeControl,
  priceLifetime,
  refreshFreeBet,
  removeSelection,
  renameSelections,
  restoreSlip,
  retainUnplaced,
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
import { storageKeys } from "../storage.ts";
import type { BetSlip, BetSlipStore, SlipNotice, SlipSurroundings } from "./bet-slip.ts";

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
    | "control"
  > {
  /** Takes the slip as another tab has kept it, unless its bets are under way here. */
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

  function take({ slip: next, events }: Transition) {
    if (next === slip() && events.length === 0) return;
    setState(({ notice }) => ({
      slip: next,
      ...happening(events),
      notice: isOver(notice, events) ? null : notice,
    }));
    const isKept = storage.write(
      storageKeys.slip,
      serialiseSlip(keptPart(next, getState().placement)),
    );
    if (isKept || isLossTold) return;
    isLossTold = true;
    setState({ notice: "not-kept" });
  }

  function happening(events: readonly SlipEvent[]) {
    if (events.length === 0) return {};
    return { happened: { id: (getState().happened?.id ?? 0) + 1, events } };
  }

  function readKept(userId: string | null) {
    return restoreSlip(storage.read(storageKeys.slip), { now: now(), userId });
  }

  return {
    take,
    restore(userId) {
      const { slip: kept, events, problem } = readKept(userId);
      const notice = problem === "none" ? null : problem;
      setState({ slip: kept, ...happening(events), notice, isRestored: true });
    },
    followOtherTab() {
      if (slip().processingStatus !== "") return;
      const kept = readKept(slip().ownerId);
      const wasEmptied = slip().selections.length > 0 && kept.slip.selections.length === 0;
      setState({
        slip: { ...kept.slip, selectionsLive: slip().selectionsLive },
        ...(wasEmptied ? { notice: "emptied-elsewhere" as const } : {}),
      });
    },
    toggle: (selection, live) => take(toggleSelection(slip(), selection, live, now())),
    remove: (outcomeId) => take(removeSelection(slip(), outcomeId, now())),
    clear: (because) => take(clearSlip(slip(), because, now())),
    chooseBetType: (betType) => take(chooseBetType(slip(), betType, now())),
    typeLineStake: (outcomeId, text) => take(typeLineStake(slip(), outcomeId, text, now())),
    typeCombiStake: (text) => take(typeCombiStake(slip(), text, now())),
    typeSystemStake: (text) => take(typeSystemStake(slip(), text, now())),
    chooseSystemBet: (type) => take(chooseSystemBet(slip(), type, now())),
    toggleEachWay: (outcomeId) => take(toggleEachWay(slip(), outcomeId, now())),
    chooseFreeBet: (freeBet) => take(chooseFreeBet(slip(), freeBet, now())),
    takeFreeBets(freeBets) {
      setState({ freeBets, areFreeBetsMissing: false });
      take(refreshFreeBet(slip(), freeBets));
    },
    acceptChanges: (changes) => take(acceptChanges(slip(), changes, now())),
    retainSelections() {
      const placed = placedOutcomeIds(getState().placement);
      const isAll = slip().selections.every(({ outcomeId }) => placed.includes(outcomeId));
      setState(({ placement }) => ({ placement: withoutPlaced(placement) }));
      take(isAll ? closeResults(slip(), now()) : retainUnplaced(slip(), placed, now()));
    },
    applyLive: (updates) => take(applyLive(slip(), updates)),
    rename: (names) => take(renameSelections(slip(), names)),
    claim: (userId) => take(claimSlip(slip(), userId, now())),
    putDown(error) {
      setState({ placement: noPlacement });
      take(abandonProcessing(slip(), error, now()));
    },
    showError: (error) => take(showError(slip(), error)),
    control() {
      const { user } = session.getState();
      const { placement } = getState();
      const { isOnline, feed, heardAt } = connection.getState();
      return placeControl(expireSlip(slip(), now()).slip, {
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

/** What was told of the slip before is over once the person begins anew; that nothing is kept is not. */
function isOver(notice: SlipNotice | null, events: readonly SlipEvent[]): boolean {
  if (notice === null || notice === "not-kept") return false;
  return events.some(({ type }) => type === "selection-added");
}

function withoutPlaced(placement: Placement): Placement {
  const tickets = placement.tickets.filter((state) => state.status !== "placed");
  return tickets.length === 0 ? noPlacement : { tickets };
}

/** A bet that was placed is not kept to be placed once more by a reload or by another tab. */
function keptPart(slip: Slip, placement: Placement): Slip {
  if (slip.processingStatus === "") return slip;
  const placed = new Set(placedOutcomeIds(placement));
  if (placed.size === 0) return slip;
  const selections = slip.selections.filter(({ outcomeId }) => !placed.has(outcomeId));
  return { ...slip, selections };
}
