/** Runs what has the same key one after the other, whatever became of what ran before. */
export type InTurn = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>;

/** Makes turns: a request that waits for its turn sees what the one before it has done. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, run) => {
    const own = (last.get(key) ?? Promise.resolve()).then(run, run);
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
