import { dayOf, daysAfter } from "@grandstand/rules/days";
import { localePath } from "@grandstand/rules/locale";
import { FilterLinks, FoldedFilterLinks } from "@grandstand/ui/filter-chips";
import { useFormat, useWording } from "@grandstand/ui/provider";
import { useLocation } from "react-router-dom";
import { useSite } from "../../core/site/site-context.ts";
import { capital, type ListedDay, type ZonedNow } from "./days.ts";
import type { SportListing, SportViewName } from "./listing.ts";

interface Address {
  readonly view?: SportViewName;
  readonly competition?: string | null;
  readonly day?: string | null;
}

/** Makes the addresses of a sport's page: each view, competition and day has its own. */
function useAddress(): (address: Address) => string {
  const { language } = useSite();
  const path = localePath(useLocation().pathname, language);
  return ({ view = "competitions", competition = null, day = null }) => {
    const query = new URLSearchParams({
      ...(view !== "competitions" && { view }),
      ...(competition !== null && { competition }),
      ...(day !== null && { day }),
    }).toString();
    return query === "" ? path : `${path}?${query}`;
  };
}

interface SportFiltersProps {
  readonly data: SportListing;
  /** The days to choose from; none in a view that has no days. */
  readonly days: readonly ListedDay[];
  readonly when: ZonedNow;
}

/** Which view, which day and which competition: each is a link, so that it has its address. */
export function SportFilters({ data, days, when }: SportFiltersProps) {
  return (
    <>
      <Views data={data} />
      {data.view !== "outrights" && data.view !== "tables" && (
        <Days data={data} days={days} when={when} />
      )}
      {data.view === "tables" ? <Leagues data={data} /> : <CompetitionFilter data={data} />}
    </>
  );
}

type OfListing = Pick<SportFiltersProps, "data">;

function Views({ data }: OfListing) {
  const t = useWording();
  const address = useAddress();
  const { view, competition, outrightCount, hasTables } = data;
  const isMatches = view === "competitions" || view === "days";
  return (
    <FilterLinks
      variant="tabs"
      label={t("sport-page.views")}
      links={[
        {
          name: t("sport-page.competitions"),
          href: address({ competition }),
          isCurrent: isMatches,
        },
        ...(hasTables
          ? [
              {
                name: t("sport-page.tables"),
                href: address({ view: "tables", competition }),
                isCurrent: view === "tables",
              },
            ]
          : []),
        ...(outrightCount > 0
          ? [
              {
                name: t("sport-page.outrights"),
                href: address({ view: "outrights", competition }),
                isCurrent: view === "outrights",
                count: outrightCount,
              },
            ]
          : []),
      ]}
    />
  );
}

/** All days, each of the next ones, and all of them one after the other. */
function Days({ data, days, when }: SportFiltersProps) {
  const t = useWording();
  const nameOf = useDayName(when);
  const address = useAddress();
  const { view, competition, day } = data;
  return (
    <FilterLinks
      variant="days"
      label={t("sport-page.day")}
      links={[
        {
          name: t("sport-page.all-days"),
          href: address({ competition }),
          isCurrent: view === "competitions" && day === null,
        },
        ...days.map((each) => ({
          name: nameOf(each),
          href: address({ competition, day: each.day }),
          isCurrent: view === "competitions" && each.day === day,
          count: each.count,
        })),
        {
          name: t("sport-page.days"),
          href: address({ view: "days", competition }),
          isCurrent: view === "days",
        },
      ]}
    />
  );
}

/** Today, tomorrow, or a weekday with its number. */
function useDayName({ now, timeZone }: ZonedNow): (day: ListedDay) => string {
  const t = useWording();
  const format = useFormat();
  const today = dayOf(now, timeZone);
  const tomorrow = daysAfter(today, 1);
  return ({ day, at }) => {
    if (day === today) return t("sport-page.today");
    if (day === tomorrow) return t("sport-page.tomorrow");
    return `${capital(format.day(at))} ${format.number(Number(day.slice(-2)))}`;
  };
}

function CompetitionFilter({ data }: OfListing) {
  const t = useWording();
  const address = useAddress();
  const { view, competition, choices, day } = data;
  if (competition === null && choices.length < 2) return null;
  return (
    <FoldedFilterLinks
      label={t("sport-page.filter")}
      links={[
        { name: t("sport-page.all"), href: address({ view, day }), isCurrent: !competition },
        ...choices.map(({ slug, name }) => ({
          name,
          href: address({ view, competition: slug, day }),
          isCurrent: slug === competition,
        })),
      ]}
    />
  );
}

/** The leagues that have a table. */
function Leagues({ data: { table } }: OfListing) {
  const t = useWording();
  const address = useAddress();
  if (table === null || table.leagues.length < 2) return null;
  return (
    <FilterLinks
      label={t("sport-page.filter")}
      links={table.leagues.map(({ slug, name }) => ({
        name,
        href: address({ view: "tables", competition: slug }),
        isCurrent: slug === table.slug,
      }))}
    />
  );
}
