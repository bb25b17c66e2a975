import { Lock } from "lucide";
import type { ReactNode } from "react";
import { Badge } from "../badge/index.ts";
import { BetplusMark } from "../event-row/index.ts";
import { type EventView, mainMarket } from "../event-view/index.ts";
import { Flag } from "../flag/index.ts";
import { Icon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { type HostAttributes, joined, useFormat, useWording } from "../provider/index.ts";
import { MeetingRaces } from "./meeting-races.tsx";
import type { MeetingRaceView, RaceFactsView } from "./race-head-view.ts";
import { StartRing } from "./start-ring.tsx";
import { useRaceDay } from "./use-race-day.ts";

export interface RaceHeadProps extends HostAttributes<HTMLElement> {
  readonly event: EventView;
  readonly facts?: RaceFactsView;
  /** The races of its meeting on that day, itself included; none where they are not known. */
  readonly races?: readonly MeetingRaceView[];
  /** Drawn by a machine, which is said. */
  readonly isVirtual?: boolean;
  /** Where the meeting is listed; a path with its language. */
  readonly competitionHref?: string;
  /** Where the page has a heading of its own, the race's is one below it. */
  readonly headingLevel?: "h1" | "h2";
  /** At the right of the meeting: the favourite star. */
  readonly action?: ReactNode;
}

/**
 * The head of a race's page: its meeting with the other races of the day, how long until its start, on what it is run
 * and for how much, and what a place pays (B2, B5).
 *
 * Data attributes: `data-event-status` not-started | live | ended | cancelled.
 */
export function RaceHead({
  event,
  facts = {},
  races = [],
  isVirtual = false,
  competitionHref,
  headingLevel: Heading = "h1",
  action,
  className,
  ...host
}: RaceHeadProps) {
  const t = useWording();
  const isOver = event.status === "ended" || event.status === "cancelled";
  return (
    <header
      {...host}
      className={joined("gs-race-head", className)}
      data-event-status={event.status}
    >
      <div className="gs-race-meeting">
        {facts.country !== undefined && <Flag code={facts.country} size={16} />}
        <MeetingName event={event} href={competitionHref} />
        <MeetingDay event={event} kind={facts.kind} />
        {isVirtual && <Badge variant="line">{t("race-head.virtual")}</Badge>}
        <span className="gs-race-actions">
          {event.isBetplus && <BetplusMark eventName={event.name} />}
          {action}
        </span>
      </div>
      {races.length > 1 && <MeetingRaces races={races} currentId={event.id} />}
      <div className="gs-race-title">
        <StartRing event={event} />
        <div className="gs:min-w-0">
          <Heading translate="no" className="gs:type-title gs:wrap-break-word gs:hyphens-auto">
            {event.name}
          </Heading>
          <Facts event={event} facts={facts} />
          <Terms event={event} />
        </div>
      </div>
      {event.isSuspended && !isOver && (
        <p className="gs-race-suspended">
          <Icon shape={Lock} size={16} className="gs:shrink-0" />
          <span>{t("event-header.suspended")}</span>
        </p>
      )}
    </header>
  );
}

interface MeetingNameProps {
  readonly event: EventView;
  readonly href: string | undefined;
}

function MeetingName({ event, href }: MeetingNameProps) {
  const name = (
    <span translate="no" className="gs:type-label gs:text-ink">
      {event.competitionName}
    </span>
  );
  if (href === undefined) return name;
  return (
    <Link href={href} variant="plain">
      {name}
    </Link>
  );
}

interface MeetingDayProps {
  readonly event: EventView;
  readonly kind: RaceFactsView["kind"];
}

/** What is run, and the day in the person's zone, which the server does not know. */
function MeetingDay({ event, kind }: MeetingDayProps) {
  const t = useWording();
  const day = useRaceDay(event.startsAt);
  return (
    <span className="gs-race-day">
      {kind !== undefined && <span>{t(`race-head.kind.${kind}`)}</span>}
      {kind !== undefined && <span>, </span>}
      <span className="gs:in-data-awaits-person:invisible">{day}</span>
    </span>
  );
}

interface FactsProps {
  readonly event: EventView;
  readonly facts: RaceFactsView;
}

function Facts({ event, facts }: FactsProps) {
  const t = useWording();
  const format = useFormat();
  const { distance, track, going, direction, prize } = facts;
  const running = mainMarket(event)?.outcomes.filter(({ isWithdrawn }) => !isWithdrawn).length ?? 0;
  const ground = [
    track && t(`race-head.track.${track}`),
    going && t(`race-head.going.${going}`),
  ].filter((part) => part !== undefined);
  return (
    <p className="gs-race-facts">
      {distance !== undefined && (
        <b translate="no">{t("race-programme.distance", { metres: format.number(distance) })}</b>
      )}
      {ground.length > 0 && <span>{ground.join(", ")}</span>}
      {direction && <span>{t(`race-head.direction.${direction}`)}</span>}
      {running > 0 && <span>{t("race-row.runners", { count: running })}</span>}
      {prize !== undefined && <span translate="no">{format.limit(prize)}</span>}
    </p>
  );
}

/** What a place pays. */
function Terms({ event }: { readonly event: EventView }) {
  const t = useWording();
  const eachWay = mainMarket(event)?.eachWay;
  if (!eachWay) return null;
  const { fraction, places: count } = eachWay;
  return (
    <p className="gs-race-terms">
      <span>{t("race-head.places", { count })}</span>
      <span>{t("race-head.each-way", { fraction })}</span>
    </p>
  );
}
