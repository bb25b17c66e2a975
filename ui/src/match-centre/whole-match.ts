import { useSyncExternalStore } from "react";
import { useSeenFrom } from "../provider/index.ts";
import type { CentreTab } from "./match-centre-view.ts";

/** From this width on, in em, the centre is beside the markets: as `.gs-event-columns` has it. */
const besideFrom = 105;
/** What is one tab there, in its order. */
const partsOfMatch: readonly CentreTab[] = ["momentum", "stats", "timeline"];

/** A tab as it is drawn: `match` has several in one, one below the other. */
export type ShownTab = CentreTab | "match";

/**
 * `apart`: a tab for each. `whole`: the parts of the match in one. `either`: both, of which the sheets hide one; so a
 * server draws it, which knows no window, and so a page hydrates.
 */
export type CentreLayout = "apart" | "whole" | "either";

export interface TabsLayout {
  readonly layout: CentreLayout;
  readonly shown: readonly ShownTab[];
  /** The tabs that are one; none where they are apart everywhere. */
  readonly parts: readonly CentreTab[];
}

const nothing = () => () => undefined;

/** The tabs as the window has room for them: where the centre is beside the markets, what happens in the match is one. */
export function useTabsLayout(tabs: readonly CentreTab[]): TabsLayout {
  const isBeside = useSeenFrom(besideFrom);
  const isHydrating = useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );
  const parts = tabs.filter((tab) => partsOfMatch.includes(tab));
  if (parts.length < 2 || (!isBeside && !isHydrating)) {
    return { layout: "apart", shown: tabs, parts: [] };
  }
  const others = tabs.filter((tab) => !parts.includes(tab));
  return isHydrating
    ? { layout: "either", shown: ["match", ...parts, ...others], parts }
    : { layout: "whole", shown: ["match", ...others], parts };
}

/** What of an open tab is drawn: itself, or with it what is one with it. */
export function drawnParts({ parts }: TabsLayout, tab: CentreTab): readonly CentreTab[] {
  return parts.includes(tab) ? parts : [tab];
}
