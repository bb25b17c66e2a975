/** What keeps several tabs of one browser from being at the same thing at once. */
export interface FakeLocks {
  /** Runs alone under a name; false where somebody is at it. */
  alone(name: string, run: () => Promise<void>): Promise<boolean>;
  /** A page that goes gives its locks back, whatever it was at. */
  releaseAll(): void;
}

export function createFakeLocks(): FakeLocks {
  const owners = new Map<string, symbol>();
  return {
    async alone(name, run) {
      if (owners.has(name)) return false;
      const own = Symbol(name);
      owners.set(name, own);
      await run();
      if (owners.get(name) === own) owners.delete(name);
      return true;
    },
    releaseAll: () => owners.clear(),
  };
}
