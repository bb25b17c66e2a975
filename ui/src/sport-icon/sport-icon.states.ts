import type { NamedStates } from "../testing/named-states.ts";
import type { SportIconProps } from "./sport-icon.tsx";

/** The icon of each sport, by its name in the catalogue. */
export const sportIconStates = {
  football: { sport: "football" },
  tennis: { sport: "tennis" },
  "horse racing": { sport: "horse-racing" },
  "a game of e-sports": { sport: "counter-strike" },
  "virtual football": { sport: "virtual-football" },
  "virtual greyhounds": { sport: "virtual-greyhounds" },
  "virtual sports": { sport: "virtual-sports" },
  "a sport that is not known": { sport: "korfball" },
  large: { sport: "football", size: 32 },
} satisfies NamedStates<SportIconProps>;
