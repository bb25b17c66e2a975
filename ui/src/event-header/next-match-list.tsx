import { useId } from "react";
import { EventTime } from "../event-time/index.ts";
import type { EventView } from "../event-view/index.ts";
import { useLink, useWording } from "../provider/index.ts";

/** What a link to a match says of it. */
export type NextMatchView = Pick<EventView, "id" | "name" | "href" | "startsAt">;

export interface NextMatchesProps {
  /** Soonest first. */
  readonly matches: readonly NextMatchView[];
}

/** Where one goes from a match that is over: the next of each side. Nothing where none is known. */
export function NextMatchList({ matches }: NextMatchesProps) {
  const t = useWording();
  const Link = useLink();
  const heading = useId();
  return (
    <nav aria-labelledby={heading} className="gs:bg-surface gs:shadow-card gs:tablet:rounded-md">
      <h2 id={heading} className="gs:type-heading gs:px-3 gs:pt-3 gs:pb-2 gs:tablet:px-4">
        {t("event-header.next")}
      </h2>
      <ul>
        {matches.map(({ id, name, href, startsAt }) => (
          <li key={id} className="gs:border-t gs:border-line">
            <Link
              href={href}
              className="gs:focus-ring-inset gs:flex gs:min-h-12 gs:items-center gs:gap-3 gs:px-3 gs:py-1.5 gs:hover:bg-hover gs:tablet:px-4"
            >
              <span className="gs:w-17 gs:shrink-0">
                <EventTime event={{ startsAt, isLive: false, clock: null }} />
              </span>
              <span className="gs:type-label gs:min-w-0 gs:flex-1 gs:wrap-break-word">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
