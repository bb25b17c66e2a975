import { EmptyState, envelopeDrawing, receiptDrawing } from "../empty-state/index.ts";
import { useWording } from "../provider/index.ts";
import type { InboxFilter } from "./inbox-lines.ts";

interface NothingInInboxProps {
  readonly filter: InboxFilter;
  readonly hasBets: boolean;
}

/** What there is none of under a filter, and what will come. */
export function NothingInInbox({ filter, hasBets }: NothingInInboxProps) {
  const t = useWording();
  if (filter === "bets") {
    return (
      <EmptyState
        drawing={receiptDrawing}
        title={t("notification.inbox.empty.bets")}
        text={t("notification.inbox.empty.bets.next")}
        layout="plain"
      />
    );
  }
  const title = filter === "all" ? "notification.inbox.empty" : "notification.inbox.empty.account";
  const next =
    filter === "all" && hasBets
      ? "notification.inbox.empty.next.bets"
      : "notification.inbox.empty.next";
  return <EmptyState drawing={envelopeDrawing} title={t(title)} text={t(next)} layout="plain" />;
}
