import type { AcceptOdds } from "@grandstand/rules/accept-odds";
import type { BoostPromotion } from "@grandstand/rules/boosts";
import type { ComboBoostConfig } from "@grandstand/rules/combo-boost";
import { noPlacement, type Placement } from "@grandstand/rules/placement";
import { usualMaximumPayout } from "@grandstand/rules/returns";
import {
  type BetType,
  emptySlip,
  type FreeBet,
  isOnSlip,
  type LiveSelection,
  type LiveUpdate,
  type OddsChange,
  type PlaceControl,
  type RestoreProblem,
  type Selection,
  type SelectionFacts,
  type Slip,
  type SlipError,
  type SlipEvent,
  type Transition,
} from "@grandstand/rules/slip";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Connection } from "../../core/realtime/connection.ts";
import type { Session } from "../../core/session/session.ts";
import type { Settings } from "../../core/settings/settings.ts";
import { type Storage, storageKeys } from "../../core/storage/storage.ts";
import type { createSlipChanges, SlipChanges } from "./changes.ts";

export interface BetSlip {
  readonly slip: Slip;
  readonly placement: Placement;
  /** The bookmaker's combo boost; null while it is not known, and where there is none. */
  readonly comboBoost: ComboBoostConfig | null;
  /** The most that a ticket pays, in cents. */
  readonly maximumPayout: number;
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
  /** Outcomes whose press waits for the slip's code: each goes on the slip, or off it, with that. */
  readonly pressed: readonly string[];
}

/** Something that the person should know about the slip as a whole. */
export type SlipNotice =
  | "chosen-elsewhere"
  | "not-kept"
  | "emptied-elsewhere"
  | "being-placed-elsewhere"
  | "logged-out"
  | Exclude<RestoreProblem, "none">;

export interface SlipSurroundings {
  readonly storage: Storage;
  readonly now: () => number;
  readonly session: StoreApi<Session>;
  readonly settings: StoreApi<Settings>;
  readonly connection: StoreApi<Connection>;
  /** Brings the code that changes a slip; see `slip-changes`. */
  readonly loadChanges: () => Promise<typeof createSlipChanges>;
}

export interface BetSlipStore extends StoreApi<BetSlip> {
  /** Has the slip's code brought, and what waits for it done. Rejects where it can't be had. */
  prepare(): Promise<void>;
  /** Reads the kept slip; `userId` is who is logged in, null while that is not known. */
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
  setMaximumPayout(maximumPayout: number): void;
  acceptChanges(changes: readonly OddsChange[]): void;
  /** Closes the results: keeps the selections that can be bet on again, or clears them all. */
  retainSelections(): void;
  applyLive(updates: readonly LiveUpdate[]): void;
  rename(facts: Readonly<Record<string, SelectionFacts>>): void;
  claim(userId: string): void;
  /** Clears a slip that was last changed more than 24 hours ago (B4). */
  expire(): void;
  open(isOpen: boolean): void;
  dismissNotice(): void;
  control(): PlaceControl;
  /** Takes a transition of the placement's conductor; see `place-bets`. */
  take(transition: Transition): void;
  setPlacement(placement: Placement): void;
  /** No bet came of it, or its person has gone: the slip stands as before, with why (null: nothing to say). */
  putDown(error: SlipError | null): void;
  /** Says what went wrong beside the slip as it stands. */
  showError(error: SlipError): void;
  notify(notice: SlipNotice | null): void;
  acceptOdds(): AcceptOdds;
}

/**
 * The bet slip: its state, and the one door to whatever changes it. A page on which nobody bets does
 * without the rules of a slip. They are brought by the first change, or ahead of it by `prepare`; what
 * is asked for meanwhile waits its turn, and a price that is pressed shows it at once.
 */
export function createBetSlipStore(surroundings: SlipSurroundings): BetSlipStore {
  const { storage, settings, loadChanges } = surroundings;
  const store = createStore<BetSlip>(() => ({
    slip: emptySlip(),
    placement: noPlacement,
    comboBoost: null,
    maximumPayout: usualMaximumPayout,
    freeBets: [],
    areFreeBetsMissing: false,
    promotions: [],
    freeBetsNews: 0,
    isOpen: false,
    happened: null,
    notice: null,
    isRestored: false,
    pressed: [],
  }));
  const { setState } = store;
  const waiting: ((changes: SlipChanges) => void)[] = [];
  let changes: SlipChanges | null = null;
  let loading: Promise<void> | null = null;

  async function load() {
    const create = await loadChanges();
    const brought = create(store, surroundings);
    changes = brought;
    for (const change of waiting.splice(0)) change(brought);
    setState({ pressed: [] });
  }

  function prepare(): Promise<void> {
    loading ??= load();
    return loading;
  }

  function whenPrepared(change: (changes: SlipChanges) => void) {
    if (changes !== null) return change(changes);
    waiting.push(change);
    void prepare();
  }

  /** One of the changes, called with what it is given once it is there. */
  function later<Arguments extends unknown[]>(
    pick: (changes: SlipChanges) => (...given: Arguments) => void,
  ) {
    return (...given: Arguments) => whenPrepared((changes) => pick(changes)(...given));
  }

  storage.onChange((key) => {
    if (key === storageKeys.slip) whenPrepared(({ followOtherTab }) => followOtherTab());
  });

  return {
    ...store,
    prepare,
    restore(userId) {
      if (storage.read(storageKeys.slip) !== null) {
        return whenPrepared(({ restore }) => restore(userId));
      }
      setState({ slip: emptySlip({ ownerId: userId }), isRestored: true });
    },
    toggle(selection, live) {
      if (changes !== null) return changes.toggle(selection, live);
      const { outcomeId } = selection;
      const isWanted = !isSelected(store.getState(), outcomeId);
      setState(({ pressed }) => ({ pressed: withOrWithout(pressed, outcomeId) }));
      // What was seen at the press decides: the slip that was kept may have it already.
      whenPrepared(({ toggle }) => {
        if (isOnSlip(store.getState().slip, outcomeId) !== isWanted) toggle(selection, live);
      });
    },
    remove: later(({ remove }) => remove),
    clear: later(({ clear }) => clear),
    chooseBetType: later(({ chooseBetType }) => chooseBetType),
    typeLineStake: later(({ typeLineStake }) => typeLineStake),
    typeCombiStake: later(({ typeCombiStake }) => typeCombiStake),
    typeSystemStake: later(({ typeSystemStake }) => typeSystemStake),
    chooseSystemBet: later(({ chooseSystemBet }) => chooseSystemBet),
    toggleEachWay: later(({ toggleEachWay }) => toggleEachWay),
    chooseFreeBet: later(({ chooseFreeBet }) => chooseFreeBet),
    takeFreeBets: later(({ takeFreeBets }) => takeFreeBets),
    missFreeBets: () => setState({ areFreeBetsMissing: true }),
    takePromotions: (promotions) => setState({ promotions }),
    tellFreeBets: () => setState(({ freeBetsNews }) => ({ freeBetsNews: freeBetsNews + 1 })),
    setComboBoost: (comboBoost) => setState({ comboBoost }),
    setMaximumPayout: (maximumPayout) => setState({ maximumPayout }),
    acceptChanges: later(({ acceptChanges }) => acceptChanges),
    retainSelections: later(({ retainSelections }) => retainSelections),
    applyLive: later(({ applyLive }) => applyLive),
    rename: later(({ rename }) => rename),
    claim: later(({ claim }) => claim),
    expire: later(({ expire }) => expire),
    open: (isOpen) => setState({ isOpen }),
    dismissNotice: () => setState({ notice: null }),
    notify: (notice) => setState({ notice }),
    setPlacement: (placement) => setState({ placement }),
    putDown: later(({ putDown }) => putDown),
    showError: later(({ showError }) => showError),
    take: later(({ take }) => take),
    acceptOdds: () => settings.getState().acceptOdds,
    control: () => changes?.control() ?? { kind: "empty" },
  };
}

/**
 * Selections that are in the slip now; for a button to know whether it is pressed. While the results
 * show none is: a press begins a new slip (B4).
 */
export function isSelected({ slip, pressed }: BetSlip, outcomeId: string): boolean {
  const isOn = slip.processingStatus !== "completed" && isOnSlip(slip, outcomeId);
  return pressed.includes(outcomeId) ? !isOn : isOn;
}

/** How many selections are chosen for the next bet: none while the results of the last one show. */
export function chosenCount({ slip }: BetSlip): number {
  return slip.processingStatus === "completed" ? 0 : slip.selections.length;
}

function withOrWithout(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}
