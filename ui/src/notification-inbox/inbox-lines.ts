import { dayOf, daysAfter } from "@grandstand/rules/days";
import type { NotificationItemView, SettledBetItemView } from "./notification-inbox-props.ts";

/** What of the inbox is shown: all of it, the settled bets, or the messages about the account. */
export const inboxFilters = ["all", "bets", "account"] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** A line of the inbox: a message of the operator, or a settled bet. Instants are epoch milliseconds. */
export type InboxLine =
  | {
      readonly kind: "message";
      readonly id: string;
      readonly at: number | null;
      readonly item: NotificationItemView;
    }
  | {
      readonly kind: "bet";
      readonly id: string;
      readonly at: number;
      readonly item: SettledBetItemView;
    };

/** Under which heading a line is; a message without an instant has none. */
export const inboxDays = ["undated", "today", "yesterday", "earlier"] as const;
export type InboxDay = (typeof inboxDays)[number];

/** Messages and bets in one list, the newest first; messages without an instant come before them, in their order. */
export function inboxLines(
  items: readonly NotificationItemView[],
  bets: readonly SettledBetItemView[],
): readonly InboxLine[] {
  const lines: InboxLine[] = [
    ...items.map((item) => ({ kind: "message", id: item.id, at: item.sentAt, item }) as const),
    ...bets.map((item) => ({ kind: "bet", id: item.bet.id, at: item.settledAt, item }) as const),
  ];
  const age = ({ at }: InboxLine) => at ?? Number.POSITIVE_INFINITY;
  return lines.sort((one, other) => (age(one) === age(other) ? 0 : age(other) - age(one)));
}

/** Whether a line is shown under a filter. */
export function isShownUnder(filter: InboxFilter, { kind }: InboxLine): boolean {
  return filter === "all" || (filter === "bets") === (kind === "bet");
}

/** The lines by their day, in the order of the days; a day without a line is not there. */
export function linesByDay(
  lines: readonly InboxLine[],
  today: string,
  timeZone: string,
): readonly (readonly [InboxDay, readonly InboxLine[]])[] {
  const dayOfLine = ({ at }: InboxLine): InboxDay => {
    if (at === null) return "undated";
    const day = dayOf(at, timeZone);
    // A server's clock may be ahead of the person's.
    if (day >= today) return "today";
    return day === daysAfter(today, -1) ? "yesterday" : "earlier";
  };
  return inboxDays.flatMap((day) => {
    const ofDay = lines.filter((line) => dayOfLine(line) === day);
    return ofDay.length > 0 ? [[day, ofDay] as const] : [];
  });
}

/** Those of the lines that are not read. */
export function unreadOf(lines: readonly InboxLine[]): readonly InboxLine[] {
  return lines.filter(({ item }) => !item.isRead);
}
