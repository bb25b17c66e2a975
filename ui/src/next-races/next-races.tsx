import { ChevronRight } from "lucide";
import { memo, useId } from "react";
import {
  type EventView,
  mainMarket,
  type RenderOutcome,
  renderPlainOutcome,
} from "../event-view/index.ts";
import { Flag } from "../flag/index.ts";
import { Icon } from "../icon/index.ts";
import { MarkImage } from "../mark-image/index.ts";
import { type HostAttributes, joined, useFormat, useLink, useWording } from "../provider/index.ts";
import { useFavourites } from "../race-row/index.ts";
import { OffRing } from "./off-ring.tsx";

export interface NextRacesProps extends HostAttributes<HTMLElement> {
  /** Soonest first. */
  readonly events: readonly EventView[];
  /** The sport's page, with how many races it lists; absent while that is unknown. */
  readonly all?: { readonly href: string; readonly name: string; readonly count: number };
  readonly renderOutcome?: RenderOutcome;
}

/** The races that start next, each with how long until then and its favourite to back (B2, B5). Nothing without any. */
export const NextRaces = memo(function NextRaces({
  events,
  all,
  renderOutcome = renderPlainOutcome,
  className,
  ...host
}: NextRacesProps) {
  const t = useWording();
  const Link = useLink();
  const format = useFormat();
  const heading = useId();
  if (events.length === 0) return null;
  return (
    <section {...host} aria-labelledby={heading} className={joined("gs-next-races", className)}>
      <div className="gs-next-races-head">
        <h2 id={heading}>{t("next-races.name")}</h2>
        {all && (
          <Link href={all.href}>
            <span>{all.name}</span>
            <span translate="no" className="gs:text-ink-faint">
              {format.number(all.count)}
            </span>
            <Icon shape={ChevronRight} size={16} />
          </Link>
        )}
      </div>
      <ul>
        {events.map((event) => (
          <NextRace key={event.id} event={event} renderOutcome={renderOutcome} />
        ))}
      </ul>
    </section>
  );
});

interface NextRaceProps {
  readonly event: EventView;
  readonly renderOutcome: RenderOutcome;
}

const NextRace = memo(function NextRace({ event, renderOutcome }: NextRaceProps) {
  const t = useWording();
  const Link = useLink();
  const market = mainMarket(event);
  const [favourite] = useFavourites(market);
  const running = market?.outcomes.filter(({ isWithdrawn }) => isWithdrawn !== true).length ?? 0;
  return (
    <li>
      <Link href={event.href} title={event.name}>
        <OffRing event={event} />
        <span className="gs-next-race-text">
          <b translate="no">{`${event.competitionName} `}</b>
          <span>
            {event.country !== undefined && <Flag code={event.country} size={16} />}
            <span translate="no">{event.name}</span>
          </span>
        </span>
        <span className="gs-next-race-field">{t("race-row.runners", { count: running })}</span>
      </Link>
      {market && favourite && (
        <div className="gs-next-race-favourite">
          <MarkImage name={favourite.mark ?? ""} size={28} />
          <span className="gs-next-race-text">
            <b translate="no">{favourite.name}</b>
            <span>
              <span>{t("next-races.favourite")}</span>
              {favourite.detail !== undefined && <span translate="no">{favourite.detail}</span>}
            </span>
          </span>
          <span className="gs-next-race-price">
            {renderOutcome(favourite, { eventName: event.name, marketName: market.name }, "price")}
          </span>
        </div>
      )}
    </li>
  );
});
