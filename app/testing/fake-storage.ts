import { createStorage, type Storage, type StorageKey } from "../core/storage/storage.ts";

/** A browser's storage that several tabs share and that a test can fill up. */
export interface FakeStorage {
  /** The storage as one tab has it. */
  tab(): Storage;
  read(key: StorageKey): string | null;
  /** All that is kept, under whatever key. */
  text(): string;
  /** From here on nothing more can be written. */
  fill(): void;
}

class StorageChange extends Event {
  readonly key: string;
  readonly newValue: string | null;

  constructor(key: string, newValue: string | null) {
    super("storage");
    this.key = key;
    this.newValue = newValue;
  }
}

export function createFakeStorage(kept: Readonly<Record<string, string>> = {}): FakeStorage {
  const values = new Map(Object.entries(kept));
  const tabs: EventTarget[] = [];
  let isFull = false;
  const notifyOthers = (own: EventTarget, key: string, value: string | null) => {
    for (const other of tabs) if (other !== own) other.dispatchEvent(new StorageChange(key, value));
  };
  return {
    tab() {
      const target = new EventTarget();
      tabs.push(target);
      const area = {
        getItem: (key: string) => values.get(key) ?? null,
        setItem(key: string, value: string) {
          if (isFull) throw new DOMException("full", "QuotaExceededError");
          if (values.get(key) === value) return;
          values.set(key, value);
          notifyOthers(target, key, value);
        },
        removeItem(key: string) {
          // A browser reports changes alone.
          if (values.delete(key)) notifyOthers(target, key, null);
        },
      };
      return createStorage(area, target);
    },
    read: (key) => values.get(key) ?? null,
    text: () => [...values.values()].join(),
    fill() {
      isFull = true;
    },
  };
}
