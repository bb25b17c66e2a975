import { memo } from "react";
import {
  type EventView,
  type MarketColumnView,
  type MarketView,
  mostColumns,
  type RenderOutcome,
  renderPlainOutcome,
  scoreText,
} from "../event-view/index.ts";
import { couponContainer, couponGroupClass, couponLine } from "../market-row/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { ScoreDigits } from "../score-digits/index.ts";
import { BetplusMark } from "./betplus-mark.tsx";
import { eventName, eventNames } from "./event-row.variants.ts";
import { RowTime } from "./row-time.tsx";

export interface EventRowProps {
  readonly event: EventView;
  /** The same for all rows of a coupon, at most three; see `marketColumns`. */
  readonly columns: readonly MarketColumnView[];
  /** Where another event of the list has the same name: what is read aloud then says when this one starts. */
  readonly isNamesake?: boolean;
  readonly renderOutcome?: RenderOutcome;
}

/**
 * One match of a list: when, who, the score, and its prices in columns (B2, B9 home market view). A
 * row never changes its height: names are cut, a score has its room before it is there, and a market
 * that is missing leaves empty boxes.
 *
 * Data attributes: `data-event-status` not-started | live | ended | cancelled.
 */
export const EventRow = memo(function EventRow({
  event,
  columns,
  isNamesake = false,
  renderOutcome = renderPlainOutcome,
}: EventRowProps) {
  const format = useFormat();
  const start = isNamesake ? `, ${format.dateTime(event.startsAt)}` : "";
  const spokenName = event.name + start;
  return (
    <div className={couponContainer} data-event-status={event.status}>
      <div className={couponLine({ part: "event" })}>
        <div className="flex min-w-0 flex-1 items-center gap-2">
          <RowTime event={event} />
          <RowNames event={event} start={start} />
          {event.isBetplus && <BetplusMark eventName={spokenName} />}
          <RowScore event={event} />
        </div>
        {columns.slice(0, mostColumns).map((column, index) => (
          <RowMarket
            key={column.type}
            event={event}
            spokenName={spokenName}
            column={column}
            index={index}
            renderOutcome={renderOutcome}
          />
        ))}
      </div>
    </div>
  );
});

function RowNames({ event, start }: { event: EventView; start: string }) {
  const Link = useLink();
  const isOver = event.status === "ended" || event.status === "cancelled";
  return (
    <Link href={event.href} title={event.name} className={eventNames({ dimmed: isOver })}>
      {[event.home, event.away].map((name, index) => (
        <span key={index === 0 ? "first" : "second"} className={eventName()}>
          {name}{" "}
        </span>
      ))}
      {start !== "" && <span className="sr-only">{start}</span>}
    </Link>
  );
}

function RowScore({ event }: { event: EventView }) {
  const t = useWording();
  const { score } = event;
  return (
    <div className="-my-0.5 grid min-w-6 shrink-0 gap-px">
      {score !== null && (
        <>
          <span className="sr-only">
            {t("event-row.score", { home: scoreText(score.home), away: scoreText(score.away) })}
          </span>
          {[score.home, score.away].map((side, index) => (
            <span key={index === 0 ? "home" : "away"} aria-hidden className="grid">
              <ScoreDigits score={scoreText(side)} size="small" />
            </span>
          ))}
        </>
      )}
    </div>
  );
}

interface RowMarketProps extends Required<Pick<EventRowProps, "event" | "renderOutcome">> {
  readonly spokenName: string;
  readonly column: MarketColumnView;
  readonly index: number;
}

function RowMarket({ event, spokenName, column, index, renderOutcome }: RowMarketProps) {
  const market = event.markets.find(({ type }) => type === column.type) ?? null;
  return (
    <fieldset className={couponGroupClass(column.headings.length, index, "event")}>
      <legend className="sr-only">{`${column.name}, ${spokenName}`}</legend>
      {column.headings.map((heading, place) => (
        <RowOutcome key={heading} {...{ spokenName, market, place, renderOutcome }} />
      ))}
    </fieldset>
  );
}

interface RowOutcomeProps extends Required<Pick<EventRowProps, "renderOutcome">> {
  readonly spokenName: string;
  readonly market: MarketView | null;
  readonly place: number;
}

function RowOutcome({ spokenName, market, place, renderOutcome }: RowOutcomeProps) {
  const outcome = market?.outcomes[place];
  if (!market || !outcome)
    return <span aria-hidden className="h-11 rounded-sm border border-line" />;
  const context = { eventName: spokenName, marketName: market.name };
  return renderOutcome(outcome, context, "coupon");
}
