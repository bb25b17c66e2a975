import type { NamedStates } from "../testing/named-states.ts";
import type { LevelMarkProps } from "./level-mark.tsx";

/** Every face of a level's mark, by name. */
export const levelMarkStates = {
  blue: { level: "Blue", size: 40 },
  platinum: { level: "Platinum", size: 40 },
  diamond: { level: "Diamond", size: 40 },
  black: { level: "Black", size: 40 },
  small: { level: "Platinum", size: 16 },
  "a level that is not known": { level: "Onyx", size: 24 },
} satisfies NamedStates<LevelMarkProps>;
