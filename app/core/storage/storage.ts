import type { LateStorageKey } from "./late-storage.ts";

/**
 * Keys of the storage of the browser, and of the tab, that outlive a page (A9, B9): those that the first scripts read.
 * All others are in `late-storage.ts`.
 */
export const storageKeys = {
  auth: "auth",
  settings: "settings",
  /** How lists look: how close their rows are, and what their columns show, by sport. */
  lists: "lists",
  slip: "betslip",
  /** Prices that were pressed before the slip's code was there; nothing of it stays once they are on the slip. */
  waitingPresses: "betslip-waiting",
  /** Ids of what the person last bet on, and when. */
  lastSlip: "last-slip",
  pending: "betslip-pending",
  builderPending: "betbuilder-pending",
  conversion: "coins-conversion-pending",
  walletDeposit: "wallet-deposit-pending",
  registration: "registration-pending",
  affiliation: "affiliation",
  searches: "recent-searches",
  shortcuts: "shortcuts",
  selfExclusion: "self-exclusion",
  /** Ids of events, and nothing of the bets. */
  ownBetEvents: "own-bet-events",
  /** Of the tab: what was typed, while its page is reloaded. */
  typedText: "typed-text",
  /** Of the tab: the scroll position of each page of its history. */
  scrollPositions: "scroll-positions",
  /** Of the tab: what it set out with to the identity app, and what came back until it is read. */
  identityState: "identity-state",
  identityProof: "identity-proof",
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | LateStorageKey;

/** The browser's storage, which may be full, off or full of nonsense: none of it stops the site. */
export interface Storage {
  read(key: StorageKey): string | null;
  /** False where nothing could be kept. */
  write(key: StorageKey, value: string): boolean;
  remove(key: StorageKey): void;
  /** Another tab wrote a value under the key, or removed it: null. */
  onChange(key: StorageKey, listener: (value: string | null) => void): () => void;
}

type Area = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** Storage over the browser's own; null where it is switched off. */
export function createStorage(area: Area | null, target: EventTarget | null): Storage {
  return {
    read(key) {
      try {
        return area?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        area?.setItem(key, value);
        return area !== null;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        area?.removeItem(key);
      } catch {
        // A store that can't be written holds nothing to remove.
      }
    },
    onChange(key, listener) {
      const onStorage = (event: Event) => {
        const { key: changed, newValue } = event as StorageEvent;
        // Without a key, the storage was emptied as a whole.
        if (changed === null || changed === key) listener(newValue);
      };
      target?.addEventListener("storage", onStorage);
      return () => target?.removeEventListener("storage", onStorage);
    },
  };
}

/** The local storage of this browser, or nothing where there is none: on the server, or switched off. */
export function browserStorage(): Storage {
  try {
    return createStorage(globalThis.localStorage ?? null, globalThis.window ?? null);
  } catch {
    return createStorage(null, null);
  }
}

/** The storage of this tab alone, or nothing where there is none. */
export function tabStorage(): Storage {
  try {
    return createStorage(globalThis.sessionStorage ?? null, null);
  } catch {
    return createStorage(null, null);
  }
}
