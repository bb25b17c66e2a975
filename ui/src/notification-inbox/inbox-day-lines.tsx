import { type ReactNode, useId } from "react";
import { useWording } from "../provider/index.ts";
import { InboxBet } from "./inbox-bet.tsx";
import { InboxItem } from "./inbox-item.tsx";
import type { InboxDay, InboxLine } from "./inbox-lines.ts";
import { inboxDayHead } from "./notification-inbox.variants.ts";
import type { NotificationInboxProps } from "./notification-inbox-props.ts";
import { useLineTime } from "./use-line-time.ts";

interface InboxDayLinesProps
  extends Pick<NotificationInboxProps, "today" | "onRead" | "onBet" | "onRemove" | "onAction"> {
  readonly day: InboxDay;
  readonly lines: readonly InboxLine[];
  /** Beside the name of the day. */
  readonly end: ReactNode;
}

/** The lines of a day under its name. */
export function InboxDayLines(props: InboxDayLinesProps) {
  const { day, lines, end, today, onRead, onBet, onRemove, onAction } = props;
  const t = useWording();
  const id = useId();
  const timeOf = useLineTime(today);
  const isNamed = day !== "undated";
  return (
    <>
      {(isNamed || end !== null) && (
        <div className={inboxDayHead()}>
          {isNamed && (
            <p id={id} className="gs:type-caption gs:text-ink-muted">
              {t(`notification.inbox.day.${day}`)}
            </p>
          )}
          {end}
        </div>
      )}
      <ul {...(isNamed && { "aria-labelledby": id })}>
        {lines.map((line) =>
          line.kind === "bet" ? (
            <InboxBet key={line.id} item={line.item} time={timeOf(line.at)} onBet={onBet} />
          ) : (
            <InboxItem
              key={line.id}
              item={line.item}
              time={line.at === null ? null : timeOf(line.at)}
              onRead={onRead}
              onRemove={onRemove}
              onAction={onAction}
            />
          ),
        )}
      </ul>
    </>
  );
}
