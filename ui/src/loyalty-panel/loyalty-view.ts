import { useWording } from "../provider/index.ts";

/** A person's place in the programme, as its surfaces show it (B3). */
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

const worded = new Set(["Blue", "Platinum", "Diamond", "Black"]);

/** Names a level in the person's language; one that has no word there keeps the server's name. */
export function useLevelName(): (level: string) => string {
  const t = useWording();
  return (level) => (worded.has(level) ? t(`header.level.${level.toLowerCase()}`) : level);
}
