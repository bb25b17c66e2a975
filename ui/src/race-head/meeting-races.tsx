import { useLayoutEffect, useRef } from "react";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { meetingRace } from "./race-head.variants.ts";
import type { MeetingRaceView } from "./race-head-view.ts";

export interface MeetingRacesProps {
  readonly races: readonly MeetingRaceView[];
  /** The race of the page. */
  readonly currentId: string;
}

/** The races of a meeting, each with its start or that it was run; where they don't fit, they scroll on their own. */
export function MeetingRaces({ races, currentId }: MeetingRacesProps) {
  const t = useWording();
  const Link = useLink();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>(`[aria-current="page"]`)?.parentElement;
    if (!strip || !current || currentId === "") return;
    // Only the strip moves: scrollIntoView would move the page too.
    strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  }, [currentId]);
  return (
    <nav aria-label={t("race-head.races")}>
      <ul ref={list} className="gs-meeting-races">
        {races.map((race) => (
          <li key={race.id} className="gs:flex-[1_0_3.25rem]">
            <Link
              href={race.href}
              title={race.name}
              aria-current={race.id === currentId ? "page" : undefined}
              className={meetingRace({ isCurrent: race.id === currentId })}
            >
              {race.number !== null && (
                <b aria-hidden translate="no">
                  {t("race-head.number", { number: race.number })}
                </b>
              )}
              <span translate="no" className="gs:sr-only">
                {race.name}
              </span>
              <RaceState race={race} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RaceState({ race: { status, startsAt } }: { readonly race: MeetingRaceView }) {
  const t = useWording();
  const format = useFormat();
  if (status !== "not-started") return <span>{t(`race-head.state.${status}`)}</span>;
  return (
    <span translate="no" className="gs:tabular gs:in-data-awaits-person:invisible">
      {format.time(startsAt)}
    </span>
  );
}
