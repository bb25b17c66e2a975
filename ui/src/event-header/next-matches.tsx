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
export function NextMatches({ matches }: NextMatchesProps) {
  const t = useWording();
  const Link = useLink();
  const heading = useId();
  if (matches.length === 0) return null;
  return (
    <nav aria-labelledby={heading} className="bg-surface shadow-card tablet:rounded-md">
      <h2 id={heading} className="type-heading px-3 pt-3 pb-2 tablet:px-4">
        {t("event-header.next")}
      </h2>
      <ul>
        {matches.map(({ id, name, href, startsAt }) => (
          <li key={id} className="border-t border-line">
            <Link
              href={href}
              className="focus-ring-inset flex min-h-12 items-center gap-3 px-3 py-1.5 hover:bg-hover tablet:px-4"
            >
              <span className="w-17 shrink-0">
                <EventTime event={{ startsAt, isLive: false, clock: null }} />
              </span>
              <span className="type-label min-w-0 flex-1 wrap-break-word">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
