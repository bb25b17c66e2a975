import type { NamedStates } from "../testing/named-states.ts";
import type { BadgeProps, CountBadgeProps } from "./badge.tsx";

/** Every face of a badge, by name. */
export const badgeStates = {
  line: { children: "En direct" },
  inverse: { variant: "inverse", children: "Nouveau" },
  header: { variant: "header", children: "21" },
  act: { variant: "act", children: "1" },
  "long text": { children: "Prolongations" },
} satisfies NamedStates<BadgeProps>;

/** Every face of a count, by name. */
export const countBadgeStates = {
  one: { count: 1, label: "1 sélection" },
  several: { count: 12, label: "12 sélections" },
  "more than fit": { count: 240, label: "240 sélections" },
  none: { count: 0, label: "0 sélection" },
} satisfies NamedStates<CountBadgeProps>;
