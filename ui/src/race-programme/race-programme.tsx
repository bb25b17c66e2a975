import { useId } from "react";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import { calendarDrawing, EmptyState } from "../empty-state/index.ts";
import { type Format, type Translate, useFormat, useLink, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { raceItem, raceLink } from "./race-programme.variants.ts";
import type { MeetingView, RaceView } from "./race-view.ts";

export interface RaceProgrammeProps {
  readonly meetings: readonly MeetingView[];
  readonly status?: "ready" | "loading" | "error";
  readonly onRetry?: () => void;
}

/**
 * The meetings of a day with their races, the first home once a race is run (B2, horse-racing index).
 *
 * Data attributes: `data-status` ready | loading | error; on a race `data-event-status`.
 */
export function RaceProgramme({ meetings, status = "ready", onRetry }: RaceProgrammeProps) {
  const t = useWording();
  return (
    <div
      data-status={status}
      aria-busy={status === "loading" || undefined}
      className="gs:grid gs:grid-cols-1 gs:gap-4"
    >
      {status === "loading" && <ProgrammeSkeleton />}
      {status === "ready" && meetings.length === 0 && (
        <EmptyState
          drawing={calendarDrawing}
          title={t("race-programme.empty")}
          text={t("race-programme.empty.next")}
        />
      )}
      {status === "error" && meetings.length === 0 && (
        <div className="gs:grid gs:justify-items-start gs:gap-3 gs:bg-surface gs:px-3 gs:tablet:px-4 gs:py-6 gs:tablet:rounded-md">
          <p className="gs:type-body gs:text-ink-muted">{t("race-programme.error")}</p>
          {onRetry && <Button onPress={onRetry}>{t("race-programme.retry.button")}</Button>}
        </div>
      )}
      {meetings.map((meeting) => (
        <Meeting key={meeting.id} meeting={meeting} />
      ))}
    </div>
  );
}

function Meeting({ meeting }: { meeting: MeetingView }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="gs:overflow-hidden gs:bg-surface gs:shadow-card gs:tablet:rounded-md"
    >
      <div className="gs:px-3 gs:tablet:px-4 gs:pt-3 gs:pb-2.5">
        <h2 id={heading} className="gs:type-heading">
          {meeting.name}
        </h2>
        <p className="gs:type-small gs:text-ink-faint">{meeting.regionName}</p>
      </div>
      <ol>
        {meeting.races.map((race) => (
          <li key={race.id} data-event-status={race.status} className={raceItem}>
            <Race race={race} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Race({ race }: { race: RaceView }) {
  const Link = useLink();
  const t = useWording();
  const format = useFormat();
  const isOver = race.status === "ended" || race.status === "cancelled";
  return (
    <Link href={race.href} className={raceLink({ dimmed: isOver })}>
      <span className="gs:type-label gs:tabular gs:w-12 gs:shrink-0 gs:in-data-awaits-person:invisible">
        {format.time(race.startsAt)}
      </span>
      <span className="gs:min-w-0 gs:flex-1">
        <span className="gs:type-label gs:narrow gs:block gs:truncate" title={race.name}>
          {race.name}
        </span>
        <span className="gs:type-small gs:block gs:wrap-break-word gs:text-ink-faint">
          {race.result.length > 0 ? (
            <Sentence names={race.result.map(({ name }) => name)}>{resultOf(race, t)}</Sentence>
          ) : (
            <span>{termsOf(race, t, format)}</span>
          )}
        </span>
      </span>
      <RaceState race={race} />
    </Link>
  );
}

function termsOf(race: RaceView, t: Translate, format: Format): string {
  const facts = [
    t("race-row.runners", { count: race.runnerCount }),
    race.distance !== null &&
      t("race-programme.distance", { metres: format.number(race.distance) }),
    race.eachWay &&
      t("race-row.each-way", { fraction: race.eachWay.fraction, count: race.eachWay.places }),
  ];
  return facts.filter(Boolean).join(" · ");
}

function resultOf(race: RaceView, t: Translate): string {
  return race.result
    .map(({ position, number, name }) => t("race-programme.finisher", { position, number, name }))
    .join(" · ");
}

function RaceState({ race }: { race: RaceView }) {
  const t = useWording();
  if (race.status === "not-started") return null;
  return (
    <Badge variant={race.status === "live" ? "inverse" : "line"}>
      {t(`race-programme.${race.status}`)}
    </Badge>
  );
}

const placeholders = ["first", "second"];

function ProgrammeSkeleton() {
  return (
    <Loading>
      <div className="gs:grid gs:gap-4">
        {placeholders.map((name) => (
          <div
            key={name}
            className="gs:grid gs:gap-4 gs:bg-surface gs:px-3 gs:py-4 gs:tablet:px-4 gs:tablet:rounded-md"
          >
            <Skeleton width="third" />
            <Skeleton width="half" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
