import { localePath } from "@grandstand/rules/locale";
import { CouponDays } from "@grandstand/ui/coupon-days";
import { calendarDrawing, EmptyState } from "@grandstand/ui/empty-state";
import { type CompetitionView, marketColumns, type RenderOutcome } from "@grandstand/ui/event-view";
import { FilterLinks } from "@grandstand/ui/filter-chips";
import { MarketSwitch } from "@grandstand/ui/market-row";
import { OutrightCard } from "@grandstand/ui/outright-card";
import { PageBody } from "@grandstand/ui/page-frame";
import { useWording } from "@grandstand/ui/provider";
import { useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSite } from "../../core/site/site-context.ts";
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
import type { SportListing, SportViewName } from "./listing.ts";

/** One sport: its competitions, its days, or the bets on whole competitions (B2). */
export function SportPage({ data }: { data: SportListing }) {
  const t = useWording();
  const { serverTime, sportSlug, view } = data;
  const competitions = useDecodedCompetitions(data.competitions);
  const events = useMemo(() => competitions.flatMap((each) => each.events), [competitions]);
  const shown = useLiveStates(events);
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
  return (
    <PageBody title={data.competitionName ?? data.name}>
      <SportFilters data={data} />
      {competitions.length === 0 && (
        <EmptyState
          drawing={calendarDrawing}
          title={t("sport-page.empty")}
          text={t("coupon-days.empty.next")}
        />
      )}
      {competitions.length > 0 && (
        <SportList view={view} competitions={current} renderOutcome={renderOutcome} />
      )}
    </PageBody>
  );
}

interface SportListProps {
  readonly view: SportViewName;
  readonly competitions: readonly CompetitionView[];
  readonly renderOutcome: RenderOutcome;
}

function SportList({ view, ...props }: SportListProps) {
  if (view === "days") return <Days {...props} />;
  return view === "outrights" ? <Outrights {...props} /> : <Competitions {...props} />;
}

type ListProps = Omit<SportListProps, "view">;

function Competitions({ competitions, renderOutcome }: ListProps) {
  const onVisibilityChange = useFollowVisible(competitions);
  const [columnIndex, setColumnIndex] = useState(0);
  const columns = useMemo(
    () => marketColumns(competitions.flatMap((each) => each.events)),
    [competitions],
  );
  const coupons = useFavouritesFirst(competitions);
  return (
    <>
      <MarketSwitch columns={columns} columnIndex={columnIndex} onChange={setColumnIndex} />
      {coupons.map((competition) => (
        <ConnectCoupon
          key={competition.id}
          competition={competition}
          columnIndex={columnIndex}
          renderOutcome={renderOutcome}
          onVisibilityChange={onVisibilityChange}
        />
      ))}
    </>
  );
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

const views = ["competitions", "days", "outrights"] as const;

/** Which view, and which competition: each is a link, so that it has its address. */
function SportFilters({ data }: { data: SportListing }) {
  const t = useWording();
  const { language } = useSite();
  const path = localePath(useLocation().pathname, language);
  const { view, competition, choices, outrightCount } = data;
  const address = (name: SportViewName, slug: string | null) => {
    const query = new URLSearchParams({
      ...(name !== "competitions" && { view: name }),
      ...(slug !== null && { competition: slug }),
    }).toString();
    return query === "" ? path : `${path}?${query}`;
  };
  const shownViews = views.filter((name) => name !== "outrights" || outrightCount > 0);
  const all = { name: t("sport-page.all"), href: address(view, null), isCurrent: !competition };
  return (
    <>
      <FilterLinks
        label={t("sport-page.views")}
        links={shownViews.map((name) => ({
          name: t(`sport-page.${name}`),
          href: address(name, competition),
          isCurrent: name === view,
          ...(name === "outrights" && { count: outrightCount }),
        }))}
      />
      {(competition !== null || choices.length > 1) && (
        <FilterLinks
          label={t("sport-page.filter")}
          links={[
            all,
            ...choices.map(({ slug, name }) => ({
              name,
              href: address(view, slug),
              isCurrent: slug === competition,
            })),
          ]}
        />
      )}
    </>
  );
}
