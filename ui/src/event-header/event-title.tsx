import { Badge } from "../badge/index.ts";
import { type EventView, isRace, mainMarket } from "../event-view/index.ts";
import { SideMark } from "../mark-image/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { ScoreBoard } from "./score-board.tsx";

export { ServerMark } from "./score-board.tsx";

interface TitleProps {
  readonly event: EventView;
  readonly Heading: "h1" | "h2";
}

/** The name of what has no score between two names: an outright, a race, or a match whose score is a table. */
export function EventTitle({ event, Heading }: TitleProps) {
  if (isRace(event)) return <RaceTitle event={event} Heading={Heading} />;
  if (event.home !== null) return <MatchTitle event={event} Heading={Heading} />;
  return (
    <Heading translate="no" className="gs:type-title gs:wrap-break-word">
      {event.name}
    </Heading>
  );
}

function MatchTitle({ event, Heading }: TitleProps) {
  const names = { home: event.home ?? "", away: event.away ?? "" };
  return (
    <div className="gs:flex gs:flex-wrap gs:items-end gs:justify-between gs:gap-x-6 gs:gap-y-2">
      <Heading className="gs:type-title gs:min-w-0 gs:flex-1 gs:basis-40">
        <BoardName event={event} index={0} name={names.home} />
        <span className="gs:sr-only"> – </span>
        <BoardName event={event} index={1} name={names.away} />
      </Heading>
      {event.score && <ScoreBoard score={event.score} names={names} />}
    </div>
  );
}

/** The longest name that has the title's size, in characters: a longer one takes two lines on a phone, and is smaller. */
const titleLength = 18;

interface BoardNameProps {
  readonly event: EventView;
  /** 0 for home, 1 for away. */
  readonly index: number;
  readonly name: string;
}

function BoardName({ event, index, name }: BoardNameProps) {
  return (
    <span className={name.length > titleLength ? "gs-board-name gs-board-long" : "gs-board-name"}>
      <SideMark event={event} index={index} size={32} />
      <span translate="no" className="gs:min-w-0 gs:wrap-break-word gs:hyphens-auto">
        {name}
      </span>
    </span>
  );
}

function RaceTitle({ event, Heading }: TitleProps) {
  const t = useWording();
  const market = mainMarket(event);
  const runners = market?.outcomes.filter(({ isWithdrawn }) => !isWithdrawn).length ?? 0;
  const eachWay = market?.eachWay;
  return (
    <div className="gs:grid gs:grid-cols-1 gs:gap-1">
      <Heading translate="no" className="gs:type-title">
        {event.name}
      </Heading>
      <p className="gs:type-body gs:flex gs:flex-wrap gs:gap-x-4 gs:text-ink-muted">
        <span>{t("event-header.runners", { count: runners })}</span>
        {eachWay && (
          <span>
            {t("event-header.each-way", { fraction: eachWay.fraction, count: eachWay.places })}
          </span>
        )}
      </p>
    </div>
  );
}

/** That an event is over or cancelled, and when it was. */
export function PastTime({ event }: { readonly event: EventView }) {
  const t = useWording();
  const format = useFormat();
  const status = event.status === "cancelled" ? "cancelled" : "ended";
  return (
    <p className="gs:flex gs:items-center gs:gap-2">
      <Badge variant="inverse">{event.statusText ?? t(`event-header.${status}`)}</Badge>
      <span className="gs:type-small gs:tabular gs:text-ink-faint gs:in-data-awaits-person:invisible">
        {format.dateTime(event.startsAt)}
      </span>
    </p>
  );
}
