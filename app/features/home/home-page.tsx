import { marketColumns } from "@grandstand/ui/event-view";
import { LiveStrip } from "@grandstand/ui/live-strip";
import { MarketSwitch } from "@grandstand/ui/market-row";
import { PageBody } from "@grandstand/ui/page-frame";
import { SportSection } from "@grandstand/ui/sport-section";
import { Fragment, useMemo, useState } from "react";
import type { PageHead } from "../../core/seo.ts";
import { Part } from "../../core/site/part.tsx";
import {
  ConnectCoupon,
  type EncodedCompetition,
  type EncodedEvent,
  useAppliedPrices,
  useDecodedCompetitions,
  useDecodedEvents,
  useFollowedEvents,
  useFollowVisible,
  useLiveCompetitions,
  useLiveStates,
  usePolledEvents,
  useRefreshAfterChange,
} from "../events/index.ts";
import { useFavouritesFirst } from "../favourites/index.ts";
import { ConnectSportShortcuts } from "../menu/index.ts";
import { useRenderOutcome } from "../odds/index.ts";
import { OpenBetsPart } from "../own-bets/index.ts";
import { SuggestionsForPerson } from "../suggestions/index.ts";
import { fetchHome } from "./api.ts";
import { type TopMatchFacts, withoutEvent } from "./home-top.ts";
import { NextRacesPart, TopMatchPart } from "./late-parts.tsx";
import { type HomeSection, type HomeSport, homeSections, withoutRaces } from "./sections.ts";

export interface HomeData {
  /** Shows the main layout which page it keeps alive. */
  readonly kind: "home";
  readonly head: PageHead;
  /** Epoch milliseconds. */
  readonly serverTime: number;
  readonly live: readonly EncodedEvent[];
  readonly competitions: readonly EncodedCompetition[];
  readonly sports: readonly HomeSport[];
  /** The match before all others; null where the operator has none. */
  readonly top: TopMatchFacts | null;
}

/**
 * The sports home: of a person their open bets first, then what is in play, the sports, the match of the day, then a section for each sport, with three
 * markets each (B2, B9).
 */
export function HomePage({ data }: { data: HomeData }) {
  const { serverTime } = data;
  const live = useDecodedEvents(data.live);
  const decoded = useDecodedCompetitions(data.competitions);
  const topId = data.top?.eventId;
  const { event: top, others: competitions } = useMemo(
    () => withoutEvent(decoded, topId),
    [decoded, topId],
  );
  const followed = useMemo(() => (top ? [...live, top] : live), [live, top]);
  const events = useMemo(
    () => [...followed, ...competitions.flatMap((each) => each.events)],
    [followed, competitions],
  );
  const shown = useLiveStates(events);
  useAppliedPrices(events, serverTime);
  useFollowedEvents(followed);
  usePolledEvents("home events", fetchHome);
  const onVisibilityChange = useFollowVisible(competitions);
  const renderOutcome = useRenderOutcome(events);
  const coupons = useFavouritesFirst(useLiveCompetitions(competitions, shown));
  const { races, sections } = useMemo(
    () => withoutRaces(homeSections(coupons, data.sports)),
    [coupons, data.sports],
  );
  const suggestionsAt = sectionsBefore(sections);
  const [columnIndex, setColumnIndex] = useState(0);
  // The switch has the words of the first sport; the others show their own column at that place.
  const columns = useMemo(
    () => marketColumns(sections[0]?.coupons.flatMap((each) => each.events) ?? []),
    [sections],
  );
  const inPlay = shown.slice(0, live.length);
  // A tile shows no line that moves with the score: it only leaves once its event is over.
  useRefreshAfterChange(
    live,
    inPlay.filter(({ status }) => status === "ended"),
  );
  // A tile that changes does not have the sections drawn again.
  const drawnSections = useMemo(
    () =>
      sections.map(({ sport, coupons: shownCoupons }, index) => (
        <Fragment key={sport.slugs.join()}>
          {index === suggestionsAt && <SuggestionsForPerson />}
          <SportSection name={sport.name} {...(sport.all && { all: sport.all })}>
            {shownCoupons.map((competition) => (
              <ConnectCoupon
                key={competition.id}
                competition={competition}
                naming="within-sport"
                columnIndex={columnIndex}
                renderOutcome={renderOutcome}
                onVisibilityChange={onVisibilityChange}
              />
            ))}
          </SportSection>
        </Fragment>
      )),
    [sections, suggestionsAt, columnIndex, renderOutcome, onVisibilityChange],
  );
  return (
    <PageBody title={data.head.title} isTitleShown={false}>
      <OpenBetsPart />
      <Part>
        <LiveStrip events={inPlay} renderOutcome={renderOutcome} />
      </Part>
      <Part>
        <ConnectSportShortcuts />
      </Part>
      {top && data.top && (
        <TopMatchPart
          event={shown[live.length] ?? top}
          reasons={data.top.reasons}
          standings={data.top.standings}
          renderOutcome={renderOutcome}
        />
      )}
      {races && <NextRacesPart {...races} renderOutcome={renderOutcome} />}
      <MarketSwitch columns={columns} columnIndex={columnIndex} onChange={setColumnIndex} />
      {drawnSections}
      {suggestionsAt === sections.length && <SuggestionsForPerson />}
    </PageBody>
  );
}

/** The number of events that fill a first screen: what comes later, below them, moves nothing that is seen. */
const eventsOfFirstScreen = 8;

/** How many sections come before the suggestions. */
function sectionsBefore(sections: readonly HomeSection[]): number {
  let events = 0;
  const last = sections.findIndex(({ coupons }) => {
    events += coupons.flatMap((coupon) => coupon.events).length;
    return events >= eventsOfFirstScreen;
  });
  return last < 0 ? sections.length : last + 1;
}
