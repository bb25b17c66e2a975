import type { CastMarketView } from "@grandstand/ui/cast-composer";
import type { EventView } from "@grandstand/ui/event-view";
import { lazyPart } from "@grandstand/ui/load-code";
import type { RunnerView } from "@grandstand/ui/race-card";
import type { MeetingRaceView, RaceFactsView } from "@grandstand/ui/race-head";
import { useMemo } from "react";
import { MatchPage } from "../match/index.ts";
import { ConnectRaceHead } from "./connect-race-head.tsx";
import { useRaceCard } from "./use-race-card.ts";

const ConnectCastComposer = lazyPart(
  async () => (await import("./connect-cast-composer.tsx")).ConnectCastComposer,
);

export interface RaceData {
  readonly event: EventView;
  /** Epoch milliseconds. */
  readonly serverTime: number;
  readonly competitionHref: string;
  readonly facts: RaceFactsView;
  /** The races of its meeting on that day; none where they are not known. */
  readonly races: readonly MeetingRaceView[];
  readonly runners: readonly RunnerView[];
  readonly castMarkets: readonly CastMarketView[];
}

/** A race card (B2, B5): its runners with form and prices, its each-way terms, forecast and tricast. */
export function RacePage({ data }: { data: RaceData }) {
  const { event, runners, facts, races, castMarkets, competitionHref } = data;
  const race = useRaceCard(event, runners);
  const castRunners = useMemo(
    () => runners.map(({ number, name, isWithdrawn }) => ({ number, name, isWithdrawn })),
    [runners],
  );
  const isOpen = event.status === "not-started" && castMarkets.length > 0;
  return (
    <MatchPage
      data={data}
      race={race}
      head={<ConnectRaceHead {...{ event, facts, races, competitionHref }} />}
    >
      {isOpen && <ConnectCastComposer event={event} markets={castMarkets} runners={castRunners} />}
    </MatchPage>
  );
}
