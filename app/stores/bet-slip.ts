import type { AcceptOdds } from "@grandstand/rules/accept-odds";
import type { BoostPromotion } from "@grandstand/rules/boosts";
import type { ComboBoostConfig } from "@grandstand/rules/combo-boost";
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
  type BetType,
  chooseBetType,
  chooseFreeBet,
  chooseSystemBet,
  claimSlip,
  clearSlip,
  closeResults,
  emptySlip,
  expireSlip,
  type FreeBet,
  isOnSlip,
  type LiveSelection,
  type LiveUpdate,
  type OddsChange,
  type PlaceControl,
  placeControl,
  priceLifetime,
  type RestoreProblem,
  refreshFreeBet,
  removeSelection,
  renameSelections,
  restoreSlip,
  retainUnplaced,
  type Selection,
  type SelectionNames,
  type Slip,
  type SlipError,
  type SlipEvent,
  serialiseSlip,
  type Transition,
  toggleEachWay,
  toggleSelection,
  typeCombiStake,
  typeLineStake,
  typeSystemStake,
} from "@grandstand/rules/slip";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Storage, storageKeys } from "../storage.ts";
import type { Connection } from "./connection.ts";
import type { Session } from "./session.ts";
import type { Settings } from "./settings.ts";

export interface BetSlip {
  readonly slip: Slip;
  readonly placement: Placement;
  /** The bookmaker's combo boost; null while it is not known, and where there is none. */
  readonly comboBoost: ComboBoostConfig | null;
  /** The person's free bets, as they were last told; none without promotions. */
  readonly freeBets: readonly FreeBet[];
  /** They could not be had when they were last asked for. */
  readonly areFreeBetsMissing: boolean;
  /** The boosts that the person may use now; none without promotions. */
  readonly promotions: readonly BoostPromotion[];
  /** Rises with each word that the person's free bets have changed. */
  readonly freeBetsNews: number;
  /** The full-screen slip of a small screen. */
  readonly isOpen: boolean;
  /** What the last transition did, for the page to announce; the number tells it from the one before. */
  readonly happened: { readonly id: number; readonly events: readonly SlipEvent[] } | null;
  readonly notice: SlipNotice | null;
  /** False until the kept slip has been read: a slip is never shown empty before that. */
  readonly isRestored: boolean;
}

/** Something that the person should know about the slip as a whole. */
export type SlipNotice =
  | "not-kept"
  | "emptied-elsewhere"
  | "being-placed-elsewhere"
  | Exclude<RestoreProblem, "none">;

export interface SlipSurroundings {
  readonly storage: Storage;
  readonly now: () => number;
  readonly session: StoreApi<Session>;
  readonly settings: StoreApi<Settings>;
  readonly connection: StoreApi<Connection>;
}

export interface BetSlipStore extends StoreApi<BetSlip> {
  /** Reads the kept slip; `userId` is whose session the browser kept. */
  restore(userId: string | null): void;
  toggle(selection: Selection, live: LiveSelection | null): void;
  remove(outcomeId: string): void;
  clear(because: "asked" | "logged-out" | "restricted"): void;
  chooseBetType(betType: BetType): void;
  typeLineStake(outcomeId: string, text: string): void;
  typeCombiStake(text: string): void;
  /** The stake of each bet of a system. */
  typeSystemStake(text: string): void;
  /** Chooses which bets a system makes, by type; see `systemBetChoices`. */
  chooseSystemBet(type: string): void;
  /** Each-way of a line's single on or off; with null, of the combi or the system. */
  toggleEachWay(outcomeId: string | null): void;
  /** Lets a free bet pay the stake, or takes it off (null). */
  chooseFreeBet(freeBet: FreeBet | null): void;
  /** Takes the person's free bets as they are now: the chosen one follows. */
  takeFreeBets(freeBets: readonly FreeBet[]): void;
  /** The person's free bets could not be had: those that are known stay. */
  missFreeBets(): void;
  /** Takes the boosts that the person may use now. */
  takePromotions(promotions: readonly BoostPromotion[]): void;
  /** The bookmaker says that free bets have changed (B7, refresh_freebets and update_freebets). */
  tellFreeBets(): void;
  setComboBoost(comboBoost: ComboBoostConfig | null): void;
  acceptChanges(changes: readonly OddsChange[]): void;
  /** Closes the results: keeps the selections that can be bet on again, or clears them all. */
  retainSelections(): void;
  clearAll(): void;
  applyLive(updates: readonly LiveUpdate[]): void;
  rename(names: Readonly<Record<string, SelectionNames>>): void;
  claim(userId: string): void;
  open(isOpen: boolean): void;
  dismissNotice(): void;
  control(): PlaceControl;
  /** Takes a transition of the placement's conductor; see `place-bets`. */
  take(transition: Transition): void;
  setPlacement(placement: Placement): void;
  /** No bet came of it, or its person has gone: the slip stands as before, with why (null: nothing to say). */
  putDown(error: SlipError | null): void;
  notify(notice: SlipNotice | null): void;
  acceptOdds(): AcceptOdds;
}

/**
 * The bet slip's only conductor: every change of it goes through a rule of `rules/src/slip`, is kept
 * in the browser, and is told to the page. Placing is in `place-bets`.
 */
export function createBetSlipStore(surroundings: SlipSurroundings): BetSlipStore {
  const { storage, now, session, settings, connection } = surroundings;
  const store = createStore<BetSlip>(() => ({
    slip: emptySlip(),
    placement: noPlacement,
    comboBoost: null,
    freeBets: [],
    areFreeBetsMissing: false,
    promotions: [],
    freeBetsNews: 0,
    isOpen: false,
    happened: null,
    notice: null,
    isRestored: false,
  }));
  const { getState, setState } = store;
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

  storage.onChange((key) => {
    if (key !== storageKeys.slip || slip().processingStatus !== "") return;
    const kept = readKept(slip().ownerId);
    const wasEmptied = slip().selections.length > 0 && kept.slip.selections.length === 0;
    setState({
      slip: { ...kept.slip, selectionsLive: slip().selectionsLive },
      ...(wasEmptied ? { notice: "emptied-elsewhere" as const } : {}),
    });
  });

  return {
    ...store,
    take,
    restore(userId) {
      const { slip: kept, events, problem } = readKept(userId);
      const notice = problem === "none" ? null : problem;
      setState({ slip: kept, ...happening(events), notice, isRestored: true });
    },
    toggle: (selection, live) => take(toggleSelection(slip(), selection, live, now())),
    remove: (outcomeId) => take(removeSelection(slip(), outcomeId, now())),
    clear(because) {
      setState({ placement: noPlacement });
      take(clearSlip(slip(), because, now()));
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
      take(refreshFreeBet(slip(), freeBets));
    },
    missFreeBets: () => setState({ areFreeBetsMissing: true }),
    takePromotions: (promotions) => setState({ promotions }),
    tellFreeBets: () => setState(({ freeBetsNews }) => ({ freeBetsNews: freeBetsNews + 1 })),
    setComboBoost: (comboBoost) => setState({ comboBoost }),
    acceptChanges: (changes) => take(acceptChanges(slip(), changes, now())),
    retainSelections() {
      const placed = placedOutcomeIds(getState().placement);
      const isAll = slip().selections.every(({ outcomeId }) => placed.includes(outcomeId));
      setState(({ placement }) => ({ placement: withoutPlaced(placement) }));
      take(isAll ? closeResults(slip(), now()) : retainUnplaced(slip(), placed, now()));
    },
    clearAll() {
      this.clear("asked");
    },
    applyLive: (updates) => take(applyLive(slip(), updates)),
    rename: (names) => take(renameSelections(slip(), names)),
    claim: (userId) => take(claimSlip(slip(), userId, now())),
    open: (isOpen) => setState({ isOpen }),
    dismissNotice: () => setState({ notice: null }),
    notify: (notice) => setState({ notice }),
    setPlacement: (placement) => setState({ placement }),
    putDown(error) {
      setState({ placement: noPlacement });
      take(abandonProcessing(slip(), error, now()));
    },
    acceptOdds: () => settings.getState().acceptOdds,
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

/**
 * Selections that are in the slip now; for a button to know whether it is pressed. While the results
 * show none is: a press begins a new slip (B4).
 */
export function isSelected({ slip }: BetSlip, outcomeId: string): boolean {
  return slip.processingStatus !== "completed" && isOnSlip(slip, outcomeId);
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
