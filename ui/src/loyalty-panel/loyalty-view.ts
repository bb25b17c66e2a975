import type { WordingKey } from "../locale/index.ts";
import { useWording } from "../provider/index.ts";

/** A person's level, points and coins in the loyalty programme (B3). */
export interface LoyaltyView {
  readonly points: number;
  readonly coins: number;
  /** As the server names it. */
  readonly level: string;
  /** Percent of the way to the next level. */
  readonly progress: number;
  /** Null on the highest level. */
  readonly nextLevel: string | null;
}

const levelKeys: ReadonlyMap<string, WordingKey> = new Map([
  ["Blue", "header.level.blue"],
  ["Platinum", "header.level.platinum"],
  ["Diamond", "header.level.diamond"],
  ["Black", "header.level.black"],
]);

/** Names a level in the person's language; one that has no word there keeps the server's name. */
export function useLevelName(): (level: string) => string {
  const t = useWording();
  return (level) => {
    const key = levelKeys.get(level);
    return key === undefined ? level : t(key);
  };
}
