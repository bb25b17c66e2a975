import { type ReactNode, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { useAnnounce, useFormat, useWording } from "../provider/index.ts";
import { InboxDayLines } from "./inbox-day-lines.tsx";
import { InboxFilterControl } from "./inbox-filter-control.tsx";
import { type InboxFilter, inboxLines, isShownUnder, linesByDay, unreadOf } from "./inbox-lines.ts";
import { NothingInInbox } from "./nothing-in-inbox.tsx";
import type { NotificationInboxProps, NotificationInboxView } from "./notification-inbox-props.ts";
import { useSpokenLines } from "./use-spoken-lines.ts";

interface InboxListProps extends Omit<NotificationInboxProps, "inbox"> {
  readonly inbox: Extract<NotificationInboxView, { readonly status: "loaded" }>;
}

/** The lines by day, under a filter, and what reads all of them at once. */
export function InboxList(props: InboxListProps) {
  const { inbox, today, onRemove, onReadAll, onRetry } = props;
  const { items, bets } = inbox;
  const t = useWording();
  const announce = useAnnounce();
  const { timeZone } = useFormat();
  const [chosen, setChosen] = useState<InboxFilter>("all");
  const filter = bets === null ? "all" : chosen;
  const list = useRef<HTMLElement>(null);
  const lines = inboxLines(items, bets === "failed" || bets === null ? [] : bets);
  const shown = lines.filter((line) => isShownUnder(filter, line));
  const unread = unreadOf(shown);
  useSpokenLines(lines);
  const readAll = () => {
    // The button goes with what it has read.
    list.current?.focus();
    const idsOf = (kind: "message" | "bet") =>
      unread.flatMap((line) => (line.kind === kind ? line.id : []));
    onReadAll({ messages: idsOf("message"), bets: idsOf("bet") });
    announce(t("notification.inbox.read-all.said"), "polite");
  };
  const remove = (id: string) => {
    // The neighbour is there already, and is where the eye is.
    focusNeighbour(
      list.current,
      shown.findIndex((line) => line.id === id),
    );
    onRemove(id);
  };
  return (
    <>
      {bets !== null && lines.length > 0 && (
        <InboxFilterControl filter={filter} lines={lines} onChange={setChosen} />
      )}
      {bets === "failed" && filter !== "account" && <BetsFailed onRetry={onRetry} />}
      {/* It takes the focus when the last line has gone, or when all of them were read. */}
      <section
        ref={list}
        aria-label={t("notification.inbox.title")}
        tabIndex={-1}
        className="gs:outline-none"
      >
        {shown.length === 0 && (
          <NothingInInbox filter={lines.length === 0 ? "all" : filter} hasBets={bets !== null} />
        )}
        {linesByDay(shown, today, timeZone).map(([day, ofDay], index) => (
          <InboxDayLines
            key={day}
            {...props}
            day={day}
            lines={ofDay}
            end={index === 0 && unread.length > 0 ? <ReadAll onPress={readAll} /> : null}
            onRemove={remove}
          />
        ))}
      </section>
    </>
  );
}

function ReadAll({ onPress }: { readonly onPress: () => void }): ReactNode {
  const t = useWording();
  return (
    <span className="gs:ms-auto">
      <Button variant="quiet" onPress={onPress}>
        {t("notification.inbox.read-all.button")}
      </Button>
    </span>
  );
}

function BetsFailed({ onRetry }: Pick<NotificationInboxProps, "onRetry">): ReactNode {
  const t = useWording();
  return (
    <div className="gs:flex gs:flex-wrap gs:items-center gs:justify-between gs:gap-x-3 gs:pt-3">
      <p role="status" className="gs:type-body gs:min-w-0 gs:wrap-break-word">
        {t("notification.inbox.bets.failed")}
      </p>
      <Button onPress={onRetry}>{t("notification.inbox.retry.button")}</Button>
    </div>
  );
}

function focusNeighbour(list: HTMLElement | null, index: number): void {
  // A text of a message may have a list of its own.
  const lines = list?.querySelectorAll("li[data-read]");
  const neighbour = lines?.[index + 1] ?? lines?.[index - 1];
  (neighbour?.querySelector<HTMLElement>("h3 > *") ?? list)?.focus();
}
