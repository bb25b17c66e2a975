import {
  EventHeader,
  hasMatchHead,
  NextMatches,
  type NextMatchView,
} from "@grandstand/ui/event-header";
import type { EventView } from "@grandstand/ui/event-view";
import { HeadMarket, headMarketOf, MarketGroup } from "@grandstand/ui/market-group";
import { EventColumns, PageBody } from "@grandstand/ui/page-frame";
import type { RaceCardFacts } from "@grandstand/ui/race-card";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { resultsRefetch } from "../../core/intervals.ts";
import { OnceWanted } from "../../core/site/once-wanted.tsx";
import { Part } from "../../core/site/part.tsx";
import { useSite } from "../../core/site/site-context.ts";
import { type BuilderFacts, ConnectBuilderOffer, useMatchOutcome } from "../bet-builder/index.ts";
import {
  type FetchEvents,
  fetchEvents,
  hasStatistics,
  useAppliedPrices,
  useFollowedEvents,
  useLiveStates,
  usePolledEvents,
} from "../events/index.ts";
import { ConnectFavourite } from "../favourites/index.ts";
import {
  type CentreData,
  MatchCentrePart,
  MatchChancePart,
  MatchIncidentsPart,
  MatchNewsPart,
  SportHeadPart,
} from "../match-centre/index.ts";
import { OwnBetsPart, useHasBetsRoom } from "../own-bets/index.ts";
import { FoldedHead } from "./index.lazy.ts";
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
  const names = useRef<HTMLDivElement>(null);
  const [groupId, setGroupId] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const { messages, slugs } = useSite();
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
  const isSportHead = Boolean(data.centre?.kind);
  const hasHeadMarket = !isOver(event) && (isSportHead || hasMatchHead(event));
  const headMarket = hasHeadMarket ? headMarketOf(offered) : null;
  const below = useMemo(() => withoutMarket(offered, headMarket?.id), [offered, headMarket?.id]);
  useResultsAtEnd(event, data.event);
  return (
    <>
      {head ?? (
        <EventHeader
          event={event}
          headingLevel={headingLevel}
          {...(competitionHref !== undefined && { competitionHref })}
          action={hasFavourite && <ConnectFavourite kind="event" id={event.id} name={event.name} />}
          namesRef={names}
          {...(data.centre?.kind && {
            board: (
              <SportHeadPart event={data.event} centre={data.centre} headingLevel={headingLevel} />
            ),
          })}
          {...(data.centre && {
            incidents: <MatchIncidentsPart event={data.event} centre={data.centre} />,
            news: <MatchNewsPart event={data.event} centre={data.centre} />,
          })}
          {...(headMarket && {
            market: (
              <>
                <Part>
                  <HeadMarket
                    market={headMarket}
                    eventName={event.name}
                    renderOutcome={renderOutcome}
                  />
                </Part>
                {!isLive && !isSportHead && (
                  <MatchChancePart event={data.event} market={headMarket} />
                )}
              </>
            ),
          })}
          foot={<OwnBetsPart eventId={event.id} />}
          hasFootRoom={useHasBetsRoom(event.id)}
          {...(hasStatistics(event, slugs) && {
            onStatistics: () =>
              messages.open({ kind: "statistics", eventId: event.id, eventName: event.name }),
          })}
        />
      )}
      {hasMatchHead(event) && (
        <Suspense>
          <OnceWanted>
            <FoldedHead
              event={event}
              names={names}
              {...(headMarket && {
                market: (
                  <HeadMarket
                    isFolded
                    market={headMarket}
                    eventName={event.name}
                    renderOutcome={renderOutcome}
                  />
                ),
              })}
            />
          </OnceWanted>
        </Suspense>
      )}
      <EventColumns
        aside={data.centre && <MatchCentrePart event={data.event} centre={data.centre} />}
      >
        {builder && (
          <Part>
            <ConnectBuilderOffer event={event} facts={builder} />
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

/** Fetches the page again when its event ends: the results of its markets are not on the live line. */
function useResultsAtEnd(event: EventView, loaded: EventView): void {
  const { revalidate } = useRevalidator();
  const hasJustEnded = isOver(event) && !isOver(loaded);
  useEffect(() => {
    if (!hasJustEnded) return;
    void revalidate();
    // An answer that was kept for a second shows what was before: the page is fetched again until it shows the end.
    const timer = setInterval(() => void revalidate(), resultsRefetch);
    return () => clearInterval(timer);
  }, [hasJustEnded, revalidate]);
}
