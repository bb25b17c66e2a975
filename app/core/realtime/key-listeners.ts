/** Listeners by key: a change of one key costs those who listen to it, and no one else. */
export interface KeyListeners {
  /** Returns the end of it. */
  add(key: string, listener: () => void): () => void;
  /** Whether anyone listens to this key. */
  has(key: string): boolean;
  /** Calls the listeners of these keys. */
  call(keys: ReadonlySet<string>): void;
}

/** Makes an empty list. */
export function createKeyListeners(): KeyListeners {
  const byKey = new Map<string, Set<() => void>>();
  return {
    add(key, listener) {
      const listeners = byKey.get(key) ?? new Set();
      byKey.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key);
      };
    },
    has: (key) => byKey.has(key),
    call(keys) {
      for (const key of keys) {
        for (const listener of byKey.get(key) ?? []) listener();
      }
    },
  };
}
