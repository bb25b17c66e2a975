import { byLightness, hexPair, inkOn } from "./colour.ts";
import type { CrestMark, KitMark, TileMark } from "./marks.ts";
import type { MarkPattern } from "./patterns.ts";

/** Letters or figures of a mark and what is behind them: 4.5:1 or more, whatever the colours. */
export interface Lettering {
  readonly ground: string;
  readonly ink: string;
}

const on = (ground: string, wished: string): Lettering => ({ ground, ink: inkOn(ground, wished) });

/** The plate has the darker colour; on a plain crest it is the field, and on a round one with a band it is the band. */
export function crestLettering({
  colours,
  pattern,
  shape,
}: Omit<CrestMark, "initials">): Lettering {
  const [first, second] = hexPair(colours);
  if (pattern === "plain") return on(first, second);
  if (pattern === "band" && shape === "round") return on(second, first);
  const { dark, light } = byLightness(colours);
  return on(dark, light);
}

/** Patterns that cover a shirt so evenly that the darker colour is its ground. */
const even: readonly MarkPattern[] = ["halves", "stripes", "quarters", "checks"];
/** Patterns whose second colour is where the number is. */
const central: readonly MarkPattern[] = ["band", "cross"];

/** A number is on the cloth where that is plain, else on a disc. */
export function kitLettering({ colours, pattern }: Omit<KitMark, "number">): Lettering {
  const [first, second] = hexPair(colours);
  if (even.includes(pattern)) {
    const { dark, light } = byLightness(colours);
    return on(dark, light);
  }
  return central.includes(pattern) ? on(second, first) : on(first, second);
}

/** White or ink on a tile; within a frame they have the frame's colour. */
export function tileLettering({ colours, pattern }: Omit<TileMark, "initials">): Lettering {
  const [first, second] = hexPair(colours);
  // The ground is never legible on itself: it wishes for nothing.
  return on(first, pattern === "frame" ? second : first);
}
