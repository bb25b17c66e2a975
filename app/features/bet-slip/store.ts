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
  isSelection,
  type LiveSelection,
  type LiveUpdate,
  type OddsChange,
  type PlaceControl,
  placeControl,
  priceLifetime,
  putBack,
  type RestoreProblem,
  refreshFreeBet,
  removeOver,
  removeSelection,
  renameSelections,
  restoreSlip,
  retainUnplaced,
  type Selection,
  type SelectionFacts,
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
import type { Connection } from "../../core/realtime/connection.ts";
import { loggedIn, type Session } from "../../core/session/session.ts";
import type { Settings } from "../../core/settings/settings.ts";
import { isChosen, type SlipOutlineStore } from "../../core/slip-outline/slip-outline.ts";
import { type Storage, storageKeys } from "../../core/storage/storage.ts";

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
  const store = createStore<BetSlip>(() => ({
    slip: emptySlip(),
    placement: noPlacement,
    happened: null,
    notice: null,
  }));
  const { getState, setState } = store;
  const slip = () => getState().slip;
  let isLossAnnounced = false;
  /** What other tabs had chosen when the results came: it is no newer than they are. */
  let chosenBefore: readonly string[] = [];

  /** A transition that ends the results drops their tickets: they show as long as the status says so. */
  function apply(transition: Transition) {
    const before = slip().processingStatus;
    const after = transition.slip.processingStatus;
    const isClosed = before !== "" && after === "";
    if (before !== after && after === "completed") chosenBefore = idsOf(readKept().slip);
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

  /** Clears a slip that no one has changed for 24 hours, and says so (B4); whether it did. */
  function expire(): boolean {
    if (slip().processingStatus !== "") return false;
    const expired = expireSlip(slip(), now());
    if (expired.events.length === 0) return false;
    apply(expired);
    setState({ notice: "expired" });
    return true;
  }

  function followOtherTab() {
    if (slip().processingStatus !== "") return void followChoice(chosenBefore);
    const kept = readKept().slip;
    const isEmptied = slip().selections.length > 0 && kept.selections.length === 0;
    showKept(kept, isEmptied ? "emptied-elsewhere" : null);
  }

  function toggle(selection: Selection, live: LiveSelection | null) {
    const isExpired = expire();
    followChoice();
    apply(toggleSelection(slip(), selection, live, now()));
    if (isExpired) setState({ notice: "expired" });
  }

  function updateOutline() {
    const { selections, processingStatus } = slip();
    const outcomeIds = processingStatus === "completed" ? [] : idsOf(slip());
    outline.setState({ outcomeIds, eventIds: selections.map(({ eventId }) => eventId) });
  }

  /** What was seen at the press decides: the slip that was kept may have the outcome already. */
  function applyPresses() {
    const { waiting, isRestored } = outline.getState();
    if (!isRestored || waiting.length === 0) return;
    outline.setState({ waiting: [] });
    for (const press of waiting) {
      const { selection, live } = press;
      if (isChosen(outline.getState(), selection.outcomeId) === press.isChosen) continue;
      // One that an earlier document kept may be of a form that is not known any more.
      if (!isSelection(selection)) continue;
      toggle(selection, live);
    }
  }

  store.subscribe((state, before) => {
    if (state.slip !== before.slip) updateOutline();
  });
  outline.subscribe(applyPresses);
  storage.onChange((key) => {
    if (key === storageKeys.slip && outline.getState().isRestored) followOtherTab();
  });

  return {
    ...store,
    apply,
    expire,
    restore(userId) {
      const kept = storage.read(storageKeys.slip);
      const { slip: restored, events, problem } = restoreSlip(kept, { now: now(), userId });
      const notice = problem === "none" ? null : problem;
      setState({ slip: restored, ...happening(events), notice });
      updateOutline();
      outline.setState({ isRestored: true });
    },
    toggle,
    remove: (outcomeId) => apply(removeSelection(slip(), outcomeId, now())),
    removeOver: () => apply(removeOver(slip(), now())),
    clear(because) {
      // Clearing results clears nothing else.
      if (because === "asked" && followChoice()) return;
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
      if (followChoice()) return;
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

function idsOf({ selections }: Slip): readonly string[] {
  return selections.map(({ outcomeId }) => outcomeId);
}

/** The notice goes once a selection is added; the one that nothing is kept stays. */
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
