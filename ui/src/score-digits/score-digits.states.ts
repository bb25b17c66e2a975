import type { NamedStates } from "../testing/named-states.ts";
import type { ScoreDigitsProps } from "./score-digits.tsx";

/** Every face of a score, by name. */
export const scoreDigitsStates = {
  "one figure": { score: 1 },
  "two figures": { score: 61 },
  "three figures": { score: 104 },
  "several sets": { score: "6 3" },
  advantage: { score: "A" },
  small: { score: 1, size: "small" },
  large: { score: 2, size: "large" },
  "not started": { score: null },
} satisfies NamedStates<ScoreDigitsProps>;
