import { Lock } from "lucide";
import type { CashOutOfferView } from "../bet-card/index.ts";
import { Icon } from "../icon/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Skeleton } from "../skeleton/index.ts";

interface CashOutKeyProps {
  /** Null while it is being calculated. */
  readonly offer: CashOutOfferView | null;
  /** What the bet is on, for a screen reader: a list has many offers of one amount. */
  readonly subject: string;
  readonly onPress: () => void;
}

/** What the bet is worth now, and the way to take it: a press opens the cash-out and sells nothing. All of one size. */
export function CashOutKey({ offer, subject, onPress }: CashOutKeyProps) {
  const t = useWording();
  const format = useFormat();
  if (offer === null) {
    return (
      <span className="gs-open-bet-cash">
        <span className="gs:sr-only">{t("bet-summary.cash-out.calculating")}</span>
        <span aria-hidden className="gs:w-14">
          <Skeleton />
        </span>
      </span>
    );
  }
  if (offer.state === "not-offered") return null;
  if (offer.state === "suspended") {
    return (
      <span className="gs-open-bet-cash gs:text-ink-muted">
        <Icon shape={Lock} size={18} />
        <span className="gs:max-w-17 gs:wrap-break-word">
          {t("bet-summary.cash-out.suspended")}
        </span>
      </span>
    );
  }
  const amount = format.money(offer.amount);
  return (
    <button type="button" data-look="cash-out" className="gs-open-bet-cash" onClick={onPress}>
      <span className="gs:sr-only">
        <span>{t("bet.cash-out.button", { amount })}</span>
        <span>{subject}</span>
      </span>
      <span aria-hidden>{t("cash-out.title")}</span>
      <b aria-hidden translate="no">
        {amount}
      </b>
    </button>
  );
}
