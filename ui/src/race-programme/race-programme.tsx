import { useId } from "react";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { raceLink } from "./race-programme.variants.ts";
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
      className="grid grid-cols-1 gap-4"
    >
      {status === "loading" && <ProgrammeSkeleton />}
      {status !== "loading" && meetings.length === 0 && (
        <div className="grid justify-items-start gap-3 bg-surface px-3 tablet:px-4 py-6 tablet:rounded-md">
          <p className="type-body text-ink-muted">
            {t(status === "error" ? "race-programme.error" : "race-programme.empty")}
          </p>
          {status === "error" && onRetry && (
            <Button onPress={onRetry}>{t("race-programme.retry.button")}</Button>
          )}
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
      className="overflow-hidden bg-surface shadow-card [contain-intrinsic-size:auto_24rem] [content-visibility:auto] tablet:rounded-md"
    >
      <div className="px-3 tablet:px-4 pt-3 pb-2.5">
        <h2 id={heading} className="type-heading">
          {meeting.name}
        </h2>
        <p className="type-small text-ink-faint">{meeting.regionName}</p>
      </div>
      <ol>
        {meeting.races.map((race) => (
          <li key={race.id} data-event-status={race.status}>
            <Race race={race} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Race({ race }: { race: RaceView }) {
  const Link = useLink();
  const format = useFormat();
  const isOver = race.status === "ended" || race.status === "cancelled";
  return (
    <Link href={race.href} className={raceLink({ dimmed: isOver })}>
      <span className="type-label tabular w-12 shrink-0">{format.time(race.startsAt)}</span>
      <span className="min-w-0 flex-1">
        <span className="type-label narrow block truncate" title={race.name}>
          {race.name}
        </span>
        <span className="type-small block wrap-break-word text-ink-faint">
          {race.result.length > 0 ? <Result race={race} /> : <Terms race={race} />}
        </span>
      </span>
      <RaceState race={race} />
    </Link>
  );
}

function Terms({ race }: { race: RaceView }) {
  const t = useWording();
  const format = useFormat();
  const facts = [
    t("race-row.runners", { count: race.runnerCount }),
    race.distance !== null &&
      t("race-programme.distance", { metres: format.number(race.distance) }),
    race.eachWay &&
      t("race-row.each-way", { fraction: race.eachWay.fraction, count: race.eachWay.places }),
  ];
  return facts.filter(Boolean).join(" · ");
}

function Result({ race }: { race: RaceView }) {
  const t = useWording();
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
      <div className="grid gap-4">
        {placeholders.map((name) => (
          <div key={name} className="grid gap-4 bg-surface px-3 py-4 tablet:px-4 tablet:rounded-md">
            <Skeleton width="third" />
            <Skeleton width="half" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
