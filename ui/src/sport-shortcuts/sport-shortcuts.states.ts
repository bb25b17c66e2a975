import type { NamedStates } from "../testing/named-states.ts";
import type { SportShortcut, SportShortcutsProps } from "./sport-shortcuts.tsx";

const sport = (slug: string, name: string, count: number): SportShortcut => ({
  href: `/fr/${slug}/`,
  name,
  slug,
  count,
});

const props: SportShortcutsProps = {
  sports: [
    sport("football", "Football", 412),
    sport("tennis", "Tennis", 96),
    sport("horse-racing", "Hippisme", 38),
    sport("e-sports", "E-sports", 57),
  ],
  all: { href: "/fr/sports", count: 5 },
};

/** Every face of the row of sports, by name. */
export const sportShortcutsStates = {
  "a few sports": props,
  "more than a phone has room for": {
    ...props,
    sports: [
      ...props.sports,
      sport("basketball", "Basket", 74),
      sport("cycling", "Cyclisme", 12),
      sport("darts", "Fléchettes", 16),
      sport("virtual-football", "Sports virtuels", 27),
    ],
  },
  "long text": {
    ...props,
    sports: [
      sport("horse-racing", "Paardenrennen en draverijen", 1_204),
      sport("football", "Zaalvoetbal en strandvoetbal", 10_412),
      sport("e-sports", "Elektronische sporten", 57),
    ],
  },
  "none known": { ...props, sports: [] },
} satisfies NamedStates<SportShortcutsProps>;
