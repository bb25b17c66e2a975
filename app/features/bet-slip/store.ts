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
  expireSlip,
  type FreeBet,
  type LiveSelection,
  type LiveUpdate,
  type OddsChange,
  type PlaceControl,
  placeControl,
  priceLifetime,
  putBack,
  refreshFreeBet,
  removeOver,
  removeSelection,
  renameSelections,
  retainUnplaced,
  type Selection,
  type SelectionFacts,
  type Slip,
  type SlipError,
  type Transition,
  toggleEachWay,
  toggleSelection,
  typeCombiStake,
  typeLineStake,
  typeSystemStake,
} from "@grandstand/rules/slip";
import type { StoreApi } from "zustand/vanilla";
import type { Connection } from "../../core/realtime/connection.ts";
import { loggedIn, type Session } from "../../core/session/session.ts";
import type { Settings } from "../../core/settings/settings.ts";
import type { SlipOutlineStore } from "../../core/slip-outline/slip-outline.ts";
import { type Storage, storageKeys } from "../../core/storage/storage.ts";
import { type BetSlip, createKeptSlip, type SlipNotice } from "./kept-slip.ts";
import { applyWaiting, showInOutline } from "./slip-in-outline.ts";

export interface BetSlipDependencies {
  readonly storage: Storage;
  readonly now: () => number;
  readonly session: StoreApi<Session>;
  readonly settings: StoreApi<Settings>;
  readonly connection: StoreApi<Connection>;
  readonly outline: SlipOutlineStore;
}

export interface BetSlipStore extends StoreApi<BetSlip> {
  /**
   * Reads the kept slip and applies the presses that wait for it; `userId` is who is logged in, null
   * while that is not known.
   */
  restore(userId: string | null): void;
  toggle(selection: Selection, live: LiveSelection | null): void;
  remove(outcomeId: string): void;
  /** Takes off what no bet is taken on any more. */
  removeOver(): void;
  clear(because: "asked" | "logged-out" | "restricted"): void;
  /** Undoes the clearing of this slip, where nothing has replaced it. */
  putBack(cleared: Slip): void;
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
  /** The person's free bets as they are now: the chosen one follows. */
  applyFreeBets(freeBets: readonly FreeBet[]): void;
  acceptChanges(changes: readonly OddsChange[]): void;
  /** Closes the results: keeps the selections that can be bet on again, or clears them all. */
  retainSelections(): void;
  applyLive(updates: readonly LiveUpdate[]): void;
  rename(facts: Readonly<Record<string, SelectionFacts>>): void;
  claim(userId: string): void;
  /** Clears a slip that was last changed more than 24 hours ago (B4), and says so; whether it did. */
  expire(): boolean;
  dismissNotice(): void;
  control(): PlaceControl;
  /** Applies a transition of the placement; see `place-bets`. */
  apply(transition: Transition): void;
  setPlacement(placement: Placement): void;
  /** No bet came of it, or its person has gone: the slip remains as it was, with the reason (null: nothing to say). */
  putDown(error: SlipError | null): void;
  notify(notice: SlipNotice | null): void;
}

/**
 * The bet slip: every change of it goes through a rule of `rules/src/slip`, is kept in the browser,
 * shows in the slip's outline, and is announced by the page. Placing is in `place-bets`.
 */
export function createBetSlipStore({
  storage,
  now,
  session,
  settings,
  connection,
  outline,
}: BetSlipDependencies): BetSlipStore {
  const { store, apply, commit, ...kept } = createKeptSlip(storage, now);
  const { getState, setState } = store;
  const slip = () => getState().slip;

  /** Clears a slip that no one has changed for 24 hours, and says so (B4); whether it did. */
  function expire(): boolean {
    if (slip().processingStatus !== "") return false;
    const expired = expireSlip(slip(), now());
    if (expired.events.length === 0) return false;
    apply(expired);
    setState({ notice: "expired" });
    return true;
  }

  function toggle(selection: Selection, live: LiveSelection | null) {
    const isExpired = expire();
    kept.followChoice();
    apply(toggleSelection(slip(), selection, live, now()));
    if (isExpired) setState({ notice: "expired" });
  }

  store.subscribe((state, before) => {
    if (state.slip !== before.slip) showInOutline(outline, slip());
  });
  outline.subscribe(() => applyWaiting(outline, toggle));
  storage.onChange(storageKeys.slip, () => {
    if (outline.getState().isRestored) kept.followOtherTab();
  });

  return {
    ...store,
    apply,
    expire,
    restore(userId) {
      kept.restore(userId);
      showInOutline(outline, slip());
      outline.setState({ isRestored: true });
    },
    toggle,
    remove: (outcomeId) => apply(removeSelection(slip(), outcomeId, now())),
    removeOver: () => apply(removeOver(slip(), now())),
    clear(because) {
      // Clearing results clears nothing else.
      if (because === "asked" && kept.followChoice()) return;
      commit(clearSlip(slip(), because, now()), noPlacement);
    },
    putBack: (cleared) => apply(putBack(slip(), cleared, now())),
    chooseBetType: (betType) => apply(chooseBetType(slip(), betType, now())),
    typeLineStake: (outcomeId, text) => apply(typeLineStake(slip(), outcomeId, text, now())),
    typeCombiStake: (text) => apply(typeCombiStake(slip(), text, now())),
    typeSystemStake: (text) => apply(typeSystemStake(slip(), text, now())),
    chooseSystemBet: (type) => apply(chooseSystemBet(slip(), type, now())),
    toggleEachWay: (outcomeId) => apply(toggleEachWay(slip(), outcomeId, now())),
    chooseFreeBet: (freeBet) => apply(chooseFreeBet(slip(), freeBet, now())),
    applyFreeBets(freeBets) {
      // Before the login is known nothing is known of what the kept slip chose either.
      if (loggedIn(session.getState())) apply(refreshFreeBet(slip(), freeBets));
    },
    acceptChanges: (changes) => apply(acceptChanges(slip(), changes, now())),
    retainSelections() {
      if (kept.followChoice()) return;
      const { placement } = getState();
      const placed = placedOutcomeIds(placement);
      const isAll = slip().selections.every(({ outcomeId }) => placed.includes(outcomeId));
      const closed = isAll ? closeResults(slip(), now()) : retainUnplaced(slip(), placed, now());
      commit(closed, withoutPlaced(placement));
    },
    applyLive: (updates) => apply(applyLive(slip(), updates)),
    // Not kept: another tab may be in another language, and has names of its own.
    rename: (names) => setState({ slip: renameSelections(slip(), names).slip }),
    claim: (userId) => apply(claimSlip(slip(), userId, now())),
    putDown: (error) => commit(abandonProcessing(slip(), error, now()), noPlacement),
    setPlacement: (placement) => setState({ placement }),
    notify: (notice) => setState({ notice }),
    dismissNotice: () => setState({ notice: null }),
    control() {
      const { user } = session.getState();
      const { placement } = getState();
      const { isOnline, feed, confirmedAt } = connection.getState();
      return placeControl(slip(), {
        permission: whoMayBet(user),
        acceptOdds: settings.getState().acceptOdds,
        placingTickets: countOf(placement, "placing"),
        unknownTickets: countOf(placement, "unknown"),
        balance: user?.balance ?? null,
        serverNow: now(),
        isOnline,
        priceFeed: feed === "live" || now() - confirmedAt <= priceLifetime ? "current" : "lost",
      });
    },
  };
}

function withoutPlaced(placement: Placement): Placement {
  const tickets = placement.tickets.filter((state) => state.status !== "placed");
  return tickets.length === 0 ? noPlacement : { tickets };
}
