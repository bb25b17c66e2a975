import { Fragment, memo, use, useId } from "react";
import {
  type EventView,
  type MarketColumnView,
  type MarketView,
  marketsInColumns,
  mostColumns,
  type RenderOutcome,
  renderPlainOutcome,
  scoreText,
} from "../event-view/index.ts";
import { SideMark } from "../mark-image/index.ts";
import {
  couponColumnsFrom,
  couponContainer,
  couponGroupClass,
  couponLine,
  couponMore,
} from "../market-row/index.ts";
import { drawnWhere, useFormat, useLink, useSeenFrom, useWording } from "../provider/index.ts";
import { ScoreColumns } from "../score-digits/index.ts";
import { BetplusMark } from "./betplus-mark.tsx";
import { eventName, eventNames, noPrice, rowMore } from "./event-row.variants.ts";
import { type RowExtras, RowExtrasContext } from "./row-extras.ts";
import { RowTime } from "./row-time.tsx";

export interface EventRowProps {
  readonly event: EventView;
  /** The same for all rows of a coupon, at most three; see `marketColumns`. */
  readonly columns: readonly MarketColumnView[];
  /** Where another event of the list has the same name: what is read aloud then says when this one starts. */
  readonly isNamesake?: boolean;
  /** Which of the columns is shown where there is room for one alone; counts from 0. */
  readonly columnIndex?: number;
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
  columnIndex = 0,
  renderOutcome = renderPlainOutcome,
}: EventRowProps) {
  const format = useFormat();
  const start = isNamesake ? `, ${format.dateTime(event.startsAt)}` : "";
  const spokenName = event.name + start;
  const isOver = event.status === "ended" || event.status === "cancelled";
  const markets = marketsInColumns(event, columns);
  const chosen = Math.min(columnIndex, columns.length - 1);
  const isWide = useSeenFrom(couponColumnsFrom);
  return (
    <div className={couponContainer} data-event-status={event.status}>
      <div className={couponLine({ part: "event" })}>
        <div className="gs-row">
          <RowTime event={event} />
          <RowNames event={event} start={start} />
          {event.isBetplus && <BetplusMark eventName={spokenName} />}
          <RowScore event={event} />
        </div>
        <RowMore event={event} shown={columns.length} />
        {columns.slice(0, mostColumns).map((column, index) => (
          <RowMarket
            key={column.type}
            market={isOver ? null : (markets[index] ?? null)}
            spokenName={spokenName}
            column={column}
            className={couponGroupClass(column.headings.length, index, index === chosen)}
            isSeen={isWide || index === chosen}
            isOver={isOver}
            renderOutcome={renderOutcome}
          />
        ))}
      </div>
    </div>
  );
});

function RowNames({ event, start }: { event: EventView; start: string }) {
  const { side: drawSide = drawName } = use(RowExtrasContext);
  const Link = useLink();
  const t = useWording();
  const isOver = event.status === "ended" || event.status === "cancelled";
  const more = isOver ? 0 : event.marketCount;
  const markets = useId();
  return (
    <>
      <Link
        href={event.href}
        title={event.name}
        aria-describedby={more > 0 ? markets : undefined}
        className={eventNames({ dimmed: isOver, hasMarks: event.marks !== undefined })}
      >
        {sides.map((side, index) => (
          <Fragment key={side}>
            <SideMark event={event} index={index} size={20} />
            {drawSide(
              event,
              side,
              <span translate="no" className={eventName()}>{`${event[side]} `}</span>,
            )}
          </Fragment>
        ))}
        {start !== "" && <span className="gs:sr-only">{start}</span>}
      </Link>
      {more > 0 && (
        <span id={markets} hidden>
          {t("event-row.markets", { count: more })}
        </span>
      )}
    </>
  );
}

const sides = ["home", "away"] as const;
const drawName: NonNullable<RowExtras["side"]> = (_event, _side, name) => name;

/** As many sets or maps of the score as a row has room for: the last ones. */
const mostPeriods = 3;

function RowScore({ event }: { event: EventView }) {
  const t = useWording();
  const { score } = event;
  return (
    <div className="gs-row-score">
      {score !== null && (
        <>
          <span className="gs:sr-only">
            {t("event-row.score", { home: scoreText(score.home), away: scoreText(score.away) })}
          </span>
          <ScoreColumns
            home={score.home.periods.slice(-mostPeriods)}
            away={score.away.periods.slice(-mostPeriods)}
            size="small"
          />
        </>
      )}
    </div>
  );
}

/** How many markets the row does not show: for the pointer, beside the names that lead there too. */
function RowMore({ event, shown }: { event: EventView; shown: number }) {
  const Link = useLink();
  const format = useFormat();
  const { own } = use(RowExtrasContext);
  const isOver = event.status === "ended" || event.status === "cancelled";
  const more = event.marketCount - Math.min(shown, event.markets.length);
  return (
    <span className={`${couponMore} gs-row-more-room`}>
      {own?.(event)}
      {!isOver && more > 0 && (
        <Link href={event.href} aria-hidden tabIndex={-1} className={rowMore()}>
          {`+${format.number(more)}`}
        </Link>
      )}
    </span>
  );
}

interface RowMarketProps extends Required<Pick<EventRowProps, "renderOutcome">> {
  readonly market: MarketView | null;
  readonly spokenName: string;
  readonly column: MarketColumnView;
  readonly className: string;
  /** Whether a window of this width may show it. */
  readonly isSeen: boolean;
  readonly isOver: boolean;
}

function RowMarket(props: RowMarketProps) {
  const { market, spokenName, column, className, isSeen, isOver, renderOutcome } = props;
  const prices = (
    <>
      <legend>{`${market?.name ?? column.name}, ${spokenName}`}</legend>
      {column.headings.map((heading, index) => (
        <RowOutcome
          key={heading}
          {...{ spokenName, market, column, index, isOver, renderOutcome }}
        />
      ))}
    </>
  );
  return <fieldset key={`${isSeen}`} className={className} {...drawnWhere(isSeen, prices)} />;
}

type RowOutcomeProps = Omit<RowMarketProps, "className" | "isSeen"> & { readonly index: number };

function RowOutcome(props: RowOutcomeProps) {
  const { spokenName, market, column, index, isOver, renderOutcome } = props;
  const outcome = market?.outcomes[index];
  if (!market || !outcome) return <span aria-hidden className={noPrice({ isOver })} />;
  const context = { eventName: spokenName, marketName: market.name };
  // Under a heading that is not its own, or not the whole of it, a price says what it is of.
  const isHeaded = market.type === column.type && outcome.heading === undefined;
  return renderOutcome(outcome, context, isHeaded ? "coupon" : "line");
}
