import { ChartNoAxesColumn, Lock } from "lucide";
import { type ReactNode, type Ref, Suspense } from "react";
import { BetplusMark } from "../event-row/index.ts";
import { EventTime } from "../event-time/index.ts";
import type { EventView } from "../event-view/index.ts";
import { Flag } from "../flag/index.ts";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Link } from "../link/index.ts";
import { lazyPart } from "../load-code/index.ts";
import { useWording } from "../provider/index.ts";
import { eventHeader } from "./event-header.variants.ts";
import { hasMatchHead, MatchHead } from "./match-head.tsx";

/** Most matches have one number a side. */
const EventTitle = lazyPart(async () => (await import("./event-title.tsx")).EventTitle);
/** Most are not over. */
const PastTime = lazyPart(async () => (await import("./event-title.tsx")).PastTime);

export interface EventHeaderProps {
  readonly event: EventView;
  /** The competition's page, or the sport's; a path with its language. */
  readonly competitionHref?: string;
  /** Where the page has a heading of its own, the event's is one below it. */
  readonly headingLevel?: "h1" | "h2";
  /** Before the other buttons: what has a match go along from page to page; nothing once it is over. */
  readonly follow?: ReactNode;
  /** At the right: the favourite star. */
  readonly action?: ReactNode;
  /** Opens the event's statistics; without it there are none (B2). */
  readonly onStatistics?: () => void;
  /** Of a match that has not begun, below the time of its start: how long until then. */
  readonly countdown?: ReactNode;
  /** Of a match, between its score and its market: who scored. */
  readonly incidents?: ReactNode;
  /** Of a match that is counted in sets or maps: its head, with both names and the score. */
  readonly board?: ReactNode;
  /** Of a match with one number a side, or a board: its first market, under the names that its prices belong to. */
  readonly market?: ReactNode;
  /** Of a match in play: what has just happened, over the line of its competition. */
  readonly news?: ReactNode;
  /** The names of a match with its score between them. */
  readonly namesRef?: Ref<HTMLDivElement>;
  /** At the foot: the person's own bets; nothing where there are none. */
  readonly foot?: ReactNode;
  /** Keeps room for them while they are on their way. */
  readonly isFootAwaited?: boolean;
}

/**
 * The head of a match's page: where it is played, who against whom, the score as its sport counts it,
 * and the clock; of a race the meeting, the off time, the runners and the each-way terms (B2, B3, B5).
 *
 * Data attributes: `data-event-status` not-started | live | ended | cancelled.
 */
export function EventHeader({
  event,
  competitionHref,
  headingLevel: Heading = "h1",
  follow,
  action,
  onStatistics,
  countdown,
  incidents,
  board,
  market,
  news,
  namesRef,
  foot,
  isFootAwaited = false,
}: EventHeaderProps) {
  const t = useWording();
  const isOver = event.status === "ended" || event.status === "cancelled";
  return (
    <header className={eventHeader()} data-event-status={event.status}>
      {news}
      <div className="gs:flex gs:flex-wrap gs:items-center gs:gap-x-3 gs:gap-y-1">
        <Competition event={event} href={competitionHref} />
        <div className="gs:-my-2 gs:flex gs:items-center gs:tablet:order-last">
          {!isOver && follow}
          {event.isBetplus && <BetplusMark eventName={event.name} />}
          {onStatistics && (
            <IconButton
              icon={ChartNoAxesColumn}
              label={t("event-header.statistics.button")}
              onPress={onStatistics}
            />
          )}
          {action}
        </div>
        {(isOver || !(hasMatchHead(event) || (board !== undefined && event.isLive))) && (
          <div className="gs:basis-full gs:tablet:basis-auto">
            <HeaderTime event={event} />
          </div>
        )}
      </div>
      {board ??
        (hasMatchHead(event) ? (
          <MatchHead {...{ event, Heading, countdown, incidents, market, namesRef }} />
        ) : (
          <Suspense>
            <EventTitle event={event} Heading={Heading} />
          </Suspense>
        ))}
      {board && market}
      {!isOver && <Suspension event={event} />}
      {foot !== undefined && (
        <div className="gs-head-foot" data-awaited={isFootAwaited || undefined}>
          {foot}
        </div>
      )}
    </header>
  );
}

/** Where it is played: the flag and the region, and the competition with the way to it. */
function Competition({ event, href }: { event: EventView; href: string | undefined }) {
  const { country, regionName, competitionName } = event;
  const name = <span className="gs:type-label">{competitionName}</span>;
  return (
    <p className="gs-head-competition">
      {country !== undefined && <Flag code={country} size={16} />}
      {href === undefined ? (
        name
      ) : (
        <Link href={href} variant="plain">
          {name}
        </Link>
      )}
      <span className="gs:type-small gs:text-ink-faint">{regionName}</span>
    </p>
  );
}

/** That nothing can be bet on for now, and why. In play a match keeps room for it, so that nothing moves. */
function Suspension({ event }: { event: EventView }) {
  const t = useWording();
  const { isSuspended, suspendedBecause: reason, isLive } = event;
  const isReserved = isLive && hasMatchHead(event);
  if (!isSuspended) return isReserved && <div className="gs-head-room" />;
  const text = reason ? (`event-header.suspended.${reason}` as const) : "event-header.suspended";
  return (
    <p className={isReserved ? "gs-head-room" : "gs-head-suspended"}>
      <Icon shape={Lock} size={16} className="gs:shrink-0" />
      <span>{t(text)}</span>
    </p>
  );
}

function HeaderTime({ event }: { event: EventView }) {
  if (event.status === "ended" || event.status === "cancelled") {
    return (
      <Suspense>
        <PastTime event={event} />
      </Suspense>
    );
  }
  return <EventTime event={event} layout="full" announcedAs={event.name} />;
}
