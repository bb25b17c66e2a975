import { Check, Clock, CornerUpLeft, Medal, Minus, X } from "lucide";
import { Icon } from "../icon/index.ts";
import { useWording } from "../provider/index.ts";
import { type BetStatus, type LegResult, statusBadge } from "./bet-card.variants.ts";

const icons = {
  open: Clock,
  won: Check,
  lost: X,
  placed: Medal,
  void: Minus,
  "cashed-out": CornerUpLeft,
} as const;

/** The status of a bet or a selection, by shape, icon and word. */
export function StatusBadge({ status }: { status: BetStatus | LegResult }) {
  const t = useWording();
  const shape = icons[status];
  return (
    <span className={statusBadge({ status })}>
      <Icon shape={shape} size={14} strokeWidth={2} />
      <span>{t(`bet.status.${status}`)}</span>
    </span>
  );
}
