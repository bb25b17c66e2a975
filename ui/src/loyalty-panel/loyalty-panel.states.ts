import type { NamedStates } from "../testing/named-states.ts";
import type { LoyaltyPanelProps } from "./loyalty-panel.tsx";

const props: LoyaltyPanelProps = {
  loyalty: { points: 12_480, coins: 340, level: "Blue", progress: 62, nextLevel: "Platinum" },
  onConvert: () => undefined,
};

/** Every face of the loyalty panel, by name. */
export const loyaltyPanelStates = {
  usual: props,
  folded: { ...props, layout: "folded" },
  "on its own page": { ...props, layout: "own-page" },
  "highest level on its own page": {
    ...props,
    layout: "own-page",
    loyalty: { points: 184_220, coins: 12_750, level: "Black", progress: 100, nextLevel: null },
  },
  "just begun": {
    ...props,
    loyalty: { points: 0, coins: 0, level: "Blue", progress: 0, nextLevel: "Platinum" },
  },
  "highest level": {
    ...props,
    loyalty: { points: 184_220, coins: 12_750, level: "Black", progress: 100, nextLevel: null },
  },
  "long text": {
    ...props,
    loyalty: {
      points: 1_234_567_890,
      coins: 987_654_321,
      level: "Ambassadeur-Extraordinaire",
      progress: 99,
      nextLevel: "Grand-Ambassadeur-Extraordinaire",
    },
  },
} satisfies NamedStates<LoyaltyPanelProps>;
