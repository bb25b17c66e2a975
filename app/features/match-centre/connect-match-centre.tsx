import type { EventView } from "@grandstand/ui/event-view";
import { type CentreTab, MatchCentre } from "@grandstand/ui/match-centre";
import { useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useShallow } from "zustand/react/shallow";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useLiveStates } from "../events/index.ts";
import { createCentreChoices, noChoice } from "./centre-choices.ts";
import type { CentreData } from "./centre-data.ts";
import { useCentreParts } from "./parts.ts";
import { useLivePlay, usePlay } from "./use-play.ts";
import { sidesOf, tabsOf } from "./view.ts";

/** Of the same code: it comes as late. */
export { ConnectSportHead } from "./connect-sport-head.tsx";

export interface ConnectMatchCentreProps {
  readonly event: EventView;
  readonly centre: CentreData;
}

/** What happens in a match, followed as long as it is shown (B2). */
export function ConnectMatchCentre({ event, centre }: ConnectMatchCentreProps) {
  const { play, live } = useLivePlay(event.id, centre.play);
  const { chosen, isTableView, openTab, showTable } = useChoice();
  const isRunning = useIsRunning(event);
  const sides = useMemo(() => sidesOf(event), [event]);
  const tabs = usePlay(
    event.id,
    centre.play,
    useShallow((now) => tabsOf(now, centre.available)),
  );
  const tab = tabs.find((name) => name === chosen) ?? tabs[0];
  const form = useMemo(
    () => centre.form && ({ status: "ready", value: centre.form } as const),
    [centre.form],
  );
  const { parts, retry } = useCentreParts(event.id, tab ?? "timeline", form);
  if (tab === undefined) return null;
  return (
    <MatchCentre
      sides={sides}
      tabs={tabs}
      tab={tab}
      onTabChange={openTab}
      play={play}
      live={live}
      isRunning={isRunning}
      parts={parts}
      startsAt={event.startsAt}
      hasGoals={centre.kind === null}
      isTableView={isTableView}
      onTableViewChange={showTable}
      onRetry={retry}
    />
  );
}

/** What is open on this visit to the page, as it was left; while it hydrates, what the server drew. */
function useChoice() {
  const { key, pathname } = useLocation();
  const visit = `${key} ${pathname}`;
  const choices = useFeatureStore(createCentreChoices);
  const { tab: chosen, isTableView } = useSyncExternalStore(
    choices.subscribe,
    () => choices.getState().get(visit) ?? noChoice,
    () => noChoice,
  );
  const acts = useMemo(
    () => ({
      openTab: (tab: CentreTab) => choices.choose(visit, { tab }),
      showTable: (isTable: boolean) => choices.choose(visit, { isTableView: isTable }),
    }),
    [choices, visit],
  );
  return { chosen, isTableView, ...acts };
}

/** Whether a half of the match is being played now. */
function useIsRunning(event: EventView): boolean {
  const events = useMemo(() => [event], [event]);
  const [now = event] = useLiveStates(events);
  return now.isLive && now.clock?.matchSummary?.currentPhase !== "half_time";
}
