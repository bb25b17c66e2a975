import { CountBadge } from "../badge/index.ts";
import { useWording } from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import {
  type InboxFilter,
  type InboxLine,
  inboxFilters,
  isShownUnder,
  unreadOf,
} from "./inbox-lines.ts";

interface InboxFilterControlProps {
  readonly filter: InboxFilter;
  readonly lines: readonly InboxLine[];
  readonly onChange: (filter: InboxFilter) => void;
}

/** Bets, messages about the account, or both, each with the number that is not read. */
export function InboxFilterControl({ filter, lines, onChange }: InboxFilterControlProps) {
  const t = useWording();
  const labelOf = (each: InboxFilter) => {
    const label = t(`notification.inbox.filter.${each}`);
    const count = unreadOf(lines.filter((line) => isShownUnder(each, line))).length;
    if (each === "all" || count === 0) return label;
    return (
      <span className="gs:flex gs:items-center gs:gap-1.5">
        <span>{label}</span>
        <CountBadge count={count} label={t("notification.inbox.filter.unread", { count })} />
      </span>
    );
  };
  return (
    <SegmentedControl
      label={t("notification.inbox.filter")}
      options={inboxFilters.map((value) => ({ value, label: labelOf(value) }))}
      value={filter}
      onChange={(value) => onChange(value)}
      className="gs:pt-2"
    />
  );
}
