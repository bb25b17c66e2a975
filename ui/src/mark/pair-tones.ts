import { barColours } from "@grandstand/tokens/mark-colours";
import { contrast, distance, hexPair, isFloodlit, mixed } from "./colour.ts";
import type { MarkColours } from "./marks.ts";

/** A theme whose card bars are drawn on. */
export type BarTheme = keyof typeof barColours;

/** The bars of both sides: CSS colours. */
export type PairTones = readonly [home: string, away: string];

/** A little above the 3:1 of WCAG 1.4.11, so that a brand's card, which is nearly the theme's, has it too. */
const least = 3.1;

/** From here on two bars differ side by side. */
const apart = 0.11;

const steps = Array.from({ length: 26 }, (_, index) => index / 25);

/** A colour with as little of the theme's ink as it needs to be seen on the card. */
function seenOn(colour: string, theme: BarTheme): string {
  const { card, ink } = barColours[theme];
  const tones = steps.map((share) => mixed(colour, ink, share));
  return tones.find((tone) => contrast(tone, card) >= least) ?? ink;
}

/**
 * The colours of two sides as bars on a card: each has 3:1 or more, and an eye separates them. The floodlight yellow is
 * passed over, since it means what is one's own; an away side that is like the home side has its second colour,
 * then grey. Bars also have a direction: colour is never the only difference.
 */
export function pairTones(home: MarkColours, away: MarkColours, theme: BarTheme): PairTones {
  const { grey, ink } = barColours[theme];
  const tonesOf = (colours: MarkColours) =>
    hexPair(colours)
      .filter((colour) => !isFloodlit(colour))
      .map((colour) => seenOn(colour, theme));
  const [first = grey] = tonesOf(home);
  const others = [...tonesOf(away), grey, ink];
  return [first, others.find((tone) => distance(tone, first) > apart) ?? grey];
}
