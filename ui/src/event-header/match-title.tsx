import type { EventView } from "../event-view/index.ts";
import { SideMark } from "../mark-image/index.ts";
import { ScoreBoard } from "./score-board.tsx";

export { ServerMark } from "./score-board.tsx";

interface MatchTitleProps {
  readonly event: EventView;
  readonly Heading: "h1" | "h2";
}

/** Both names, and the score as a table where there is one. */
export function MatchTitle({ event, Heading }: MatchTitleProps) {
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
