import type { StoreApi } from "zustand/vanilla";

/** What components show of several stores. */
export type View<Shown> = Pick<StoreApi<Shown>, "getState" | "subscribe">;

interface Source {
  getState(): unknown;
  subscribe(listener: () => void): () => void;
}

/**
 * A selector over stores, made once for all that show it and again when one of them has changed. What `keep` returns of
 * the view before stays the same object, and nothing is drawn for it.
 */
export function createView<Shown>(
  sources: readonly Source[],
  make: () => Shown,
  keep: (before: Shown, next: Shown) => Shown,
): View<Shown> {
  let madeOf: readonly unknown[] = [];
  let view: Shown | undefined;

  function getState(): Shown {
    const parts = sources.map((source) => source.getState());
    if (view === undefined || parts.some((part, index) => part !== madeOf[index])) {
      view = view === undefined ? make() : keep(view, make());
      madeOf = parts;
    }
    return view;
  }

  return {
    getState,
    subscribe(listener) {
      let shown = getState();
      const update = () => {
        const before = shown;
        shown = getState();
        if (shown !== before) listener(shown, before);
      };
      const stops = sources.map((source) => source.subscribe(update));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Whether two views show a person the same. */
export function saysSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inText) === JSON.stringify(other, inText);
}

/** A fraction of a system's odds is exact, and JSON has no numbers as large. */
function inText(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? `${value}n` : value;
}
