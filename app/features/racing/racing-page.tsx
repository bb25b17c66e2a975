import { localePath } from "@grandstand/rules/locale";
import { Coupon } from "@grandstand/ui/coupon";
import type { CompetitionView, EventView } from "@grandstand/ui/event-view";
import { FilterLinks } from "@grandstand/ui/filter-chips";
import { PageBody } from "@grandstand/ui/page-frame";
import { useWording } from "@grandstand/ui/provider";
import type { MeetingView } from "@grandstand/ui/race-programme";
import { RaceProgramme } from "@grandstand/ui/race-programme";
import { useMemo } from "react";
import { useLocation, useRevalidator } from "react-router-dom";
import { Part } from "../../core/site/part.tsx";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import {
  type EncodedCompetition,
  type FetchEvents,
  fetchEvents,
  nameWithMeeting,
  useAppliedPrices,
  useDecodedCompetitions,
  useFollowedEvents,
  useLiveStates,
  usePolledEvents,
} from "../events/index.ts";
import { useRenderOutcome } from "../odds/index.ts";

/** The number of next races that come first, with their favourites. */
const nextRaces = 6;

export interface RacingData {
  /** Shows the main layout which page it keeps alive. */
  readonly kind: "racing";
  readonly name: string;
  readonly day: "today" | "tomorrow";
  /** Epoch milliseconds. */
  readonly serverTime: number;
  readonly competitions: readonly EncodedCompetition[];
  /** Null where they can't be had. */
  readonly meetings: readonly MeetingView[] | null;
}

/** The horse-racing index (B2): the races that start next, and the meetings of the day. */
export function RacingPage({ data }: { data: RacingData }) {
  return (
    <Deferred>
      <Racing data={data} />
    </Deferred>
  );
}

function Racing({ data }: { data: RacingData }) {
  const t = useWording();
  const { serverTime, meetings } = data;
  const competitions = useDecodedCompetitions(data.competitions);
  const events = useMemo(() => racesAhead(competitions), [competitions]);
  const shown = useLiveStates(events);
  useAppliedPrices(events, serverTime);
  useFollowedEvents(events);
  usePolledEvents("racing events", fetchRaces);
  const renderOutcome = useRenderOutcome(events);
  const { revalidate } = useRevalidator();
  const next: CompetitionView = {
    id: "next-races",
    name: t("race-page.next"),
    regionName: "",
    sportName: data.name,
    sportSlug: "horse-racing",
    events: shown.map(withMeeting),
  };
  return (
    <PageBody title={data.name}>
      {shown.length > 0 && (
        <Part>
          <Coupon competition={next} naming="name-alone" renderOutcome={renderOutcome} />
        </Part>
      )}
      <DayLinks day={data.day} />
      <RaceProgramme
        meetings={meetings ?? []}
        status={meetings === null ? "error" : "ready"}
        onRetry={() => void revalidate()}
      />
    </PageBody>
  );
}

/** A race among those of other meetings says where it is run. */
function withMeeting(event: EventView): EventView {
  return { ...event, name: nameWithMeeting(event.competitionName, event.name) };
}

function racesAhead(competitions: readonly CompetitionView[]): readonly EventView[] {
  return competitions
    .flatMap(({ events }) => events)
    .filter(({ status }) => status === "not-started")
    .sort((one, two) => one.startsAt - two.startsAt)
    .slice(0, nextRaces);
}

const fetchRaces: FetchEvents = (site) => fetchEvents(site, { sport: "horse-racing" });

function DayLinks({ day }: Pick<RacingData, "day">) {
  const t = useWording();
  const { language } = useSite();
  const path = localePath(useLocation().pathname, language);
  return (
    <FilterLinks
      label={t("race-page.days")}
      links={[
        { name: t("race-page.today"), href: path, isCurrent: day === "today" },
        {
          name: t("race-page.tomorrow"),
          href: `${path}?day=tomorrow`,
          isCurrent: day === "tomorrow",
        },
      ]}
    />
  );
}
