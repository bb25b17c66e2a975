import { hasMatchHead, NextMatches, type NextMatchView } from "@grandstand/ui/event-header";
import type { EventView } from "@grandstand/ui/event-view";
import { headMarketOf, MarketGroup } from "@grandstand/ui/market-group";
import { EventColumns, PageBody } from "@grandstand/ui/page-frame";
import type { RaceCardFacts } from "@grandstand/ui/race-card";
import { type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { Part } from "../../core/site/part.tsx";
import { LatePart } from "../../core/wording/late-part.tsx";
import { type BuilderFacts, ConnectBuilderOffer, useMatchOutcome } from "../bet-builder/index.ts";
import {
  type FetchEvents,
  fetchEvents,
  useAppliedPrices,
  useFollowedEvents,
  useLiveStates,
  usePolledEvents,
} from "../events/index.ts";
import { type CentreData, MatchCentrePart } from "../match-centre/index.ts";
import { EventHead } from "./event-head.tsx";
import { ResultsAtEnd } from "./index.lazy.ts";
import { useLateMarkets } from "./late-markets.ts";

interface MatchPageProps {
  readonly data: {
    readonly event: EventView;
    readonly serverTime: number;
    /** What the bet builder needs of its outcomes; null or none where it takes no builder. */
    readonly builder?: BuilderFacts | null;
    /** What happens in the match; null or none where nothing is known of it. */
    readonly centre?: CentreData | null;
    /** Of a match that is over, what its sides play next. */
    readonly next?: readonly NextMatchView[];
  };
  /** Where the event's competition is listed; a path with its language. */
  readonly competitionHref?: string;
  /** Where the page has a heading of its own, the event's is one below it. */
  readonly headingLevel?: "h1" | "h2";
  /** Not for what is over within minutes. */
  readonly hasFavourite?: boolean;
  /** Instead of a match's head. */
  readonly head?: ReactNode;
  /** Of a race, what is known of its runners. */
  readonly race?: RaceCardFacts | undefined;
  /** Below the markets. */
  readonly children?: ReactNode;
}

/** One event: its head, and all its markets (B2, match-screen). */
export function MatchPage(props: MatchPageProps) {
  return (
    <PageBody>
      <EventMarkets {...props} />
    </PageBody>
  );
}

/** The head and markets of one event, on the live line as long as they are shown. */
export function EventMarkets({
  data,
  competitionHref,
  headingLevel = "h1",
  hasFavourite = true,
  head,
  race,
  children,
}: MatchPageProps) {
  const events = useMemo(() => [data.event], [data.event]);
  const [event = data.event] = useLiveStates(events);
  const [groupId, setGroupId] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  useAppliedPrices(events, data.serverTime);
  useFollowedEvents(events);
  const fetchAgain = useCallback<FetchEvents>(
    (site) => fetchEvents(site, { event_id: data.event.id }),
    [data.event.id],
  );
  usePolledEvents("match", fetchAgain);
  const { isLive } = event;
  // What can be bet on changes with the page and with the kick-off, not with each second of the clock.
  const late = useLateMarkets(data.event, data.builder ?? null);
  const { markets, groups } = late.event;
  const offered = useMemo(
    () => ({ ...data.event, markets, groups, isLive }),
    [data.event, markets, groups, isLive],
  );
  const builder = isOver(event) ? null : late.builder;
  const renderOutcome = useMatchOutcome(offered, builder);
  const hasHeadMarket = !isOver(event) && (Boolean(data.centre?.kind) || hasMatchHead(event));
  const headMarket = hasHeadMarket ? headMarketOf(offered) : null;
  const below = useMemo(() => withoutMarket(offered, headMarket?.id), [offered, headMarket?.id]);
  return (
    <>
      {head ?? (
        <EventHead
          event={event}
          loaded={data.event}
          centre={data.centre ?? null}
          market={headMarket}
          {...{ renderOutcome, competitionHref, headingLevel, hasFavourite }}
        />
      )}
      <EventColumns
        aside={data.centre && <MatchCentrePart event={data.event} centre={data.centre} />}
      >
        {builder && (
          <Part>
            <LatePart>
              <ConnectBuilderOffer event={event} facts={builder} />
            </LatePart>
          </Part>
        )}
        {data.next && <NextMatches matches={data.next} />}
        <Part>
          <MarketGroup
            event={below}
            groupId={groupId}
            onGroupChange={(chosen) => {
              setGroupId(chosen);
              if (isLacking(offered, chosen)) late.request();
            }}
            renderOutcome={renderOutcome}
            {...(late.rest && { rest: late.rest })}
            race={race}
            onSearch={late.request}
            onRetry={late.rest === "error" ? late.request : () => void revalidate()}
          />
        </Part>
      </EventColumns>
      {children}
      {isOver(event) && !isOver(data.event) && (
        <Suspense>
          <ResultsAtEnd />
        </Suspense>
      )}
    </>
  );
}

/** The event for the list of its markets, which does not repeat the one in its head. */
function withoutMarket(event: EventView, marketId: string | undefined): EventView {
  if (marketId === undefined) return event;
  return {
    ...event,
    markets: event.markets.filter(({ id }) => id !== marketId),
    groups: event.groups.map((group) => ({
      ...group,
      marketIds: group.marketIds.filter((id) => id !== marketId),
    })),
  };
}

/** Whether a group names markets that the page came without. */
function isLacking({ markets, groups }: EventView, groupId: string | null): boolean {
  const ids = groups.find(({ id }) => id === groupId)?.marketIds ?? [];
  return ids.some((marketId) => markets.every(({ id }) => id !== marketId));
}

function isOver({ status }: EventView): boolean {
  return status === "ended" || status === "cancelled";
}
