import { useMemo } from "react";
import type { SidePair } from "../event-view/index.ts";
import { coloursOfCode, pairTones } from "../mark/index.ts";
import { type CentreTeamView, isPerson } from "./match-centre-view.ts";

/**
 * The colours of both sides' bars as CSS has them, for whichever theme the page is in. An attribute can hold them where
 * a page's policy allows no styles in its HTML.
 */
function sideTones(sides: SidePair<CentreTeamView>): SidePair<string> {
  // Players have no colours.
  if (sides.every(isPerson)) {
    return ["var(--gs-color-ink)", "var(--gs-color-ink-faint)"];
  }
  const [home, away] = [coloursOfCode(sides[0].mark), coloursOfCode(sides[1].mark)];
  const [light, dark] = [pairTones(home, away, "light"), pairTones(home, away, "dark")];
  return [`light-dark(${light[0]},${dark[0]})`, `light-dark(${light[1]},${dark[1]})`];
}

/** The same, computed once for a match: the colours of a bar are found by their contrast, step by step. */
export function useSideTones(sides: SidePair<CentreTeamView>): SidePair<string> {
  return useMemo(() => sideTones(sides), [sides]);
}
