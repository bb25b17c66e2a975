import { ChevronDown } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../button/index.ts";
import { BetplusMark } from "../event-row/index.ts";
import { EventTime } from "../event-time/index.ts";
import { type CompetitionView, type EventView, scoreText } from "../event-view/index.ts";
import { Icon } from "../icon/index.ts";
import type { LiveSportView } from "../live-list/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { branchButton, widgetEvent } from "./live-widget.variants.ts";

export interface LiveWidgetProps {
  readonly sports: readonly LiveSportView[];
  readonly status?: "ready" | "loading" | "error";
  /** The event whose page is shown: its sport and competition are open at first. */
  readonly currentEventId: string | null;
  readonly onRetry?: () => void;
}

/**
 * What else is in play, as a tree in the left column of a match's page (B2, Live widget): sports open
 * to competitions, competitions to events with their scores.
 *
 * Data attributes: `data-status` ready | loading | error.
 */
export function LiveWidget({ sports, status = "ready", currentEventId, onRetry }: LiveWidgetProps) {
  const t = useWording();
  const heading = useId();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => setToggled((before) => withToggled(before, id));
  return (
    <nav
      aria-labelledby={heading}
      data-status={status}
      aria-busy={status === "loading" || undefined}
    >
      <h2 id={heading} className="gs:type-caption gs:px-3 gs:pt-4 gs:pb-1.5 gs:text-ink-faint">
        {t("live-widget.name")}
      </h2>
      {status === "loading" && sports.length === 0 && <WidgetSkeleton />}
      {status === "error" && sports.length === 0 && (
        <div className="gs:grid gs:justify-items-start gs:gap-2 gs:px-3 gs:py-2">
          <p className="gs:type-small gs:text-ink-muted">{t("live-list.error")}</p>
          {onRetry && (
            <Button size="small" onPress={onRetry}>
              {t("live-list.retry")}
            </Button>
          )}
        </div>
      )}
      {status === "ready" && sports.length === 0 && (
        <p className="gs:type-small gs:px-3 gs:py-2 gs:text-ink-muted">{t("live-list.empty")}</p>
      )}
      <ul>
        {sports.map((sport) => (
          <WidgetSport key={sport.slug} {...{ sport, currentEventId, toggled, toggle }} />
        ))}
      </ul>
    </nav>
  );
}

interface BranchState {
  readonly currentEventId: string | null;
  readonly toggled: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

function WidgetSport({ sport, ...state }: BranchState & { readonly sport: LiveSportView }) {
  const events = sport.competitions.flatMap((competition) => competition.events);
  return (
    <Branch
      id={`sport-${sport.slug}`}
      level="sport"
      name={sport.name}
      events={events}
      state={state}
    >
      {sport.competitions.map((competition) => (
        <WidgetCompetition key={competition.id} competition={competition} {...state} />
      ))}
    </Branch>
  );
}

function WidgetCompetition({
  competition,
  ...state
}: BranchState & { readonly competition: CompetitionView }) {
  const t = useWording();
  const { id, name, regionName, events } = competition;
  return (
    <Branch
      id={`competition-${id}`}
      level="competition"
      name={t("coupon.region-first", { region: regionName, competition: name })}
      events={events}
      state={state}
    >
      {events.map((event) => (
        <li key={event.id} className="gs:flex gs:items-center">
          <WidgetEvent event={event} isCurrent={event.id === state.currentEventId} />
          {event.isBetplus && (
            <span className="gs:shrink-0 gs:ps-1 gs:pe-3">
              <BetplusMark eventName={event.name} />
            </span>
          )}
        </li>
      ))}
    </Branch>
  );
}

interface BranchProps {
  readonly id: string;
  readonly level: "sport" | "competition";
  readonly name: string;
  readonly events: readonly EventView[];
  readonly state: BranchState;
  readonly children: ReactNode;
}

/** Open at first where the current event is; from then on as the person says. */
function Branch({ id, level, name, events, state, children }: BranchProps) {
  const t = useWording();
  const format = useFormat();
  const list = useId();
  const holdsCurrent = events.some((event) => event.id === state.currentEventId);
  const isOpen = holdsCurrent !== state.toggled.has(id);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        className={branchButton({ level })}
        onClick={() => state.toggle(id)}
      >
        <Icon
          shape={ChevronDown}
          size={16}
          className={isOpen ? "gs:shrink-0 gs:rotate-180" : "gs:shrink-0"}
        />
        <span className="gs:min-w-0 gs:flex-1 gs:wrap-break-word gs:hyphens-auto">{name}</span>
        <span className="gs:type-caption gs:tabular gs:shrink-0 gs:font-medium gs:text-ink-faint">
          <span aria-hidden>{format.number(events.length)}</span>
          <span className="gs:sr-only">{t("sport-menu.count", { count: events.length })}</span>
        </span>
      </button>
      {isOpen && <ul id={list}>{children}</ul>}
    </li>
  );
}

function WidgetEvent({ event, isCurrent }: { event: EventView; isCurrent: boolean }) {
  const Link = useLink();
  const t = useWording();
  const { score } = event;
  return (
    <Link
      href={event.href}
      title={event.name}
      aria-current={isCurrent ? "page" : undefined}
      className={widgetEvent({ isCurrent })}
    >
      <span className="gs:type-small gs:min-w-0 gs:flex-1">
        {event.home === null ? (
          <span translate="no" className="gs:block gs:truncate">
            {event.name}
          </span>
        ) : (
          [event.home, event.away].map((name, index) => (
            <span
              translate="no"
              key={index === 0 ? "home" : "away"}
              className="gs:block gs:truncate"
            >
              {`${name} `}
            </span>
          ))
        )}
        <span className="gs:type-caption gs:block gs:font-medium gs:text-ink-faint">
          <EventTime event={event} layout="tile" />
        </span>
      </span>
      {score && (
        <span className="gs:type-small gs:tabular gs:shrink-0 gs:text-end gs:font-semibold">
          <span aria-hidden className="gs:block">
            {lastScore(score.home.periods)}
          </span>
          <span aria-hidden className="gs:block">
            {lastScore(score.away.periods)}
          </span>
          <span className="gs:sr-only">
            {t("event-row.score", { home: scoreText(score.home), away: scoreText(score.away) })}
          </span>
        </span>
      )}
    </Link>
  );
}

/** Where a score has a number a period, only the running one has room here. */
function lastScore(periods: readonly number[]): number {
  return periods.at(-1) ?? 0;
}

function withToggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

const placeholders = ["first", "second", "third", "fourth"];

function WidgetSkeleton() {
  return (
    <Loading>
      {placeholders.map((name) => (
        <span key={name} className="gs:flex gs:h-9.5 gs:items-center gs:px-3">
          <Skeleton width="half" />
        </span>
      ))}
    </Loading>
  );
}
