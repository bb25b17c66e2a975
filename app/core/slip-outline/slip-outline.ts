import type { LiveSelection, Selection } from "@grandstand/rules/slip";
import { createStore, type StoreApi } from "zustand/vanilla";

/** A price that was pressed before the slip's code was there. */
export interface WaitingPress {
  readonly selection: Selection;
  readonly live: LiveSelection | null;
  /** Whether the outcome is chosen after the press, as the person saw it. */
  readonly isChosen: boolean;
}

/** What every page knows of the bet slip without its code; the slip itself is a feature that loads later. */
export interface SlipOutline {
  /** The outcomes chosen for the next bet: none while the results of the last one show (B4). */
  readonly outcomeIds: readonly string[];
  /** The event of each selection on the slip, its results included. */
  readonly eventIds: readonly string[];
  /** Presses that the slip applies once its code is there, in their order. */
  readonly waiting: readonly WaitingPress[];
  /** Whether it is known what the browser kept: a slip is never shown empty before that. */
  readonly isRestored: boolean;
  /** The full-screen slip of a small screen. */
  readonly isOpen: boolean;
}

export interface SlipOutlineStore extends StoreApi<SlipOutline> {
  /** Puts an outcome on the slip, or takes it off; shown at once, applied by the slip. */
  toggle(selection: Selection, live: LiveSelection | null): void;
  open(isOpen: boolean): void;
}

/** The slip as odds buttons and bars read it. */
export function createSlipOutline(): SlipOutlineStore {
  const store = createStore<SlipOutline>(() => ({
    outcomeIds: [],
    eventIds: [],
    waiting: [],
    isRestored: false,
    isOpen: false,
  }));
  return {
    ...store,
    toggle(selection, live) {
      store.setState((outline) => {
        const others = outline.waiting.filter(
          (press) => press.selection.outcomeId !== selection.outcomeId,
        );
        if (others.length < outline.waiting.length) return { waiting: others };
        const wasChosen = outline.outcomeIds.includes(selection.outcomeId);
        return { waiting: [...others, { selection, live, isChosen: !wasChosen }] };
      });
    },
    open: (isOpen) => store.setState({ isOpen }),
  };
}

/** Whether an outcome is chosen, as its button shows it: a press counts before the slip has applied it. */
export function isChosen({ outcomeIds, waiting }: SlipOutline, outcomeId: string): boolean {
  const press = waiting.find(({ selection }) => selection.outcomeId === outcomeId);
  return press?.isChosen ?? outcomeIds.includes(outcomeId);
}

/** How many outcomes are chosen for the next bet. */
export function chosenCount({ outcomeIds }: SlipOutline): number {
  return outcomeIds.length;
}

/** Waits until it is known what the browser kept of the slip. */
export function untilRestored(outline: StoreApi<SlipOutline>): Promise<void> {
  return new Promise((resolve) => {
    if (outline.getState().isRestored) return resolve();
    const stop = outline.subscribe(({ isRestored }) => {
      if (!isRestored) return;
      stop();
      resolve();
    });
  });
}
