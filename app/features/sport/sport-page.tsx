import { intervals } from "@grandstand/rules/intervals";
import { CouponDays } from "@grandstand/ui/coupon-days";
import { CouponList } from "@grandstand/ui/coupon-list";
import { calendarDrawing, EmptyState } from "@grandstand/ui/empty-state";
import { type CompetitionView, marketColumns, type RenderOutcome } from "@grandstand/ui/event-view";
import { OutrightCard } from "@grandstand/ui/outright-card";
import { PageBody } from "@grandstand/ui/page-frame";
import { useFormat, useNow, useWording } from "@grandstand/ui/provider";
import { useCallback, useMemo, useState } from "react";
import { withNotedState } from "../events/index.lazy.ts";
import {
  ConnectCoupon,
  type FetchEvents,
  fetchEvents,
  useAppliedPrices,
  useDecodedCompetitions,
  useFollowedEvents,
  useFollowVisible,
  useLiveCompetitions,
  useLiveStates,
  usePolledEvents,
  useRefreshAfterChange,
} from "../events/index.ts";
import { useFavouritesFirst } from "../favourites/index.ts";
import { useRenderOutcome } from "../odds/index.ts";
import { useOwnBetsOfList } from "../own-bets/index.lazy.ts";
import { capital, competitionsOfDay, listedDays, type ZonedNow } from "./days.ts";
import { LeagueTable } from "./index.lazy.ts";
import type { SportListing } from "./listing.ts";
import { SportFilters } from "./sport-filters.tsx";
import { useColumns } from "./use-columns.ts";

interface SportPageProps {
  readonly data: SportListing;
}

/** One sport: its matches, of all days or of one, the tables of its leagues, or the bets on whole competitions (B2). */
export function SportPage({ data }: SportPageProps) {
  return data.view === "tables" ? <TablePage data={data} /> : <EventsPage data={data} />;
}

/** The reader's days, as far as a page has to know them: once a minute. */
function useZonedNow(): ZonedNow {
  const { timeZone } = useFormat();
  const now = useNow(intervals.eachMinute);
  return useMemo(() => ({ now, timeZone }), [now, timeZone]);
}

function TablePage({ data }: SportPageProps) {
  const when = useZonedNow();
  const { table } = data;
  return (
    <PageBody title={data.competitionName ?? data.name}>
      <SportFilters data={data} days={[]} when={when} />
      <LeagueTable
        name={table?.name ?? data.name}
        rows={table === null ? [] : table.rows}
        cuts={table?.cuts ?? []}
      />
    </PageBody>
  );
}

function EventsPage({ data }: SportPageProps) {
  const when = useZonedNow();
  const { serverTime, sportSlug, view } = data;
  const competitions = useDecodedCompetitions(data.competitions);
  const events = useMemo(() => competitions.flatMap((each) => each.events), [competitions]);
  const shown = useLiveStates(events, withNotedState);
  useAppliedPrices(events, serverTime);
  const fetchAgain = useCallback<FetchEvents>(
    (site) =>
      fetchEvents(site, {
        sport: sportSlug,
        ...(view === "outrights" && { type: "outright" as const }),
      }),
    [sportSlug, view],
  );
  usePolledEvents(`${sportSlug} events`, fetchAgain);
  useRefreshAfterChange(events, shown);
  const renderOutcome = useRenderOutcome(events);
  const current = useLiveCompetitions(competitions, shown);
  // The days are those of the page's own events: one that begins or ends leaves its day where it is.
  const days = useMemo(() => listedDays(events, when), [events, when]);
  return (
    <PageBody title={data.competitionName ?? data.name}>
      <SportFilters data={data} days={days} when={when} />
      <EventsOfView data={data} when={when} competitions={current} renderOutcome={renderOutcome} />
    </PageBody>
  );
}

interface ListProps {
  readonly data: SportListing;
  readonly competitions: readonly CompetitionView[];
  readonly renderOutcome: RenderOutcome;
}

function EventsOfView({ when, ...props }: ListProps & { readonly when: ZonedNow }) {
  const { data, competitions } = props;
  const { view, day } = data;
  const listed = useMemo(
    () => (day === null ? competitions : competitionsOfDay(competitions, day, when)),
    [competitions, day, when],
  );
  if (view === "days") return <Days {...props} />;
  if (listed.length === 0) return <Nothing />;
  if (view === "outrights") return <Outrights {...props} />;
  return <Matches {...props} competitions={listed} />;
}

function Nothing() {
  const t = useWording();
  return (
    <EmptyState
      drawing={calendarDrawing}
      title={t("sport-page.empty")}
      text={t("coupon-days.empty.next")}
    />
  );
}

/** The matches as one list, whose columns a person chooses for the sport. */
function Matches({ data, competitions, renderOutcome }: ListProps) {
  const title = useListTitle(data, competitions);
  const ownBets = useOwnBetsOfList();
  const onVisibilityChange = useFollowVisible(competitions);
  const [columnIndex, setColumnIndex] = useState(0);
  const events = useMemo(() => competitions.flatMap((each) => each.events), [competitions]);
  const usual = useMemo(() => marketColumns(events), [events]);
  const { columns, choices, choose } = useColumns(data.sportSlug, events, usual);
  const coupons = useFavouritesFirst(competitions);
  return (
    <CouponList
      isSticky
      title={title}
      columns={columns}
      choices={choices}
      onColumnChange={choose}
      columnIndex={columnIndex}
      onColumnIndexChange={setColumnIndex}
      ownBets={ownBets}
    >
      {coupons.map((competition) => (
        <ConnectCoupon
          key={competition.id}
          competition={competition}
          naming="within-sport"
          columns={columns}
          columnIndex={columnIndex}
          renderOutcome={renderOutcome}
          onVisibilityChange={onVisibilityChange}
        />
      ))}
    </CouponList>
  );
}

/** The day that is listed, or that all matches are. */
function useListTitle({ day }: SportListing, competitions: readonly CompetitionView[]): string {
  const t = useWording();
  const format = useFormat();
  if (day === null) return t("sport-page.competitions");
  const starts = competitions.flatMap(({ events }) => events.map(({ startsAt }) => startsAt));
  // What is in play may have begun the day before; the last of a day is of that day.
  const at = Math.max(...starts);
  return `${capital(format.day(at))} ${format.date(at)}`;
}

function Days({ competitions, renderOutcome }: ListProps) {
  const events = useMemo(() => competitions.flatMap((each) => each.events), [competitions]);
  useFollowedEvents(events.slice(0, followedAtMost));
  return <CouponDays competitions={competitions} renderOutcome={renderOutcome} />;
}

/** A list by day is not watched row by row: the first of its events are on the live line. */
const followedAtMost = 40;

function Outrights({ competitions, renderOutcome }: ListProps) {
  const events = useMemo(() => competitions.flatMap((each) => each.events), [competitions]);
  useFollowedEvents(events.slice(0, followedAtMost));
  return events.map((event) => (
    <OutrightCard key={event.id} event={event} renderOutcome={renderOutcome} />
  ));
}
