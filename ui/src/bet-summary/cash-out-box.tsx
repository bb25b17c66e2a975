import { HandCoins, Lock } from "lucide";
import { useState } from "react";
import type { CashOutOfferView } from "../bet-card/index.ts";
import { Icon } from "../icon/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Skeleton } from "../skeleton/index.ts";

interface CashOutBoxProps {
  /** Null while it is being calculated. */
  readonly offer: CashOutOfferView | null;
  /** What the bet is on, for a screen reader: a list has many offers of one amount. */
  readonly subject: string;
  readonly onPress: () => void;
}

/** What an open bet is worth now, and the way to take it; or in words why there is none. */
export function CashOutBox({ offer, subject, onPress }: CashOutBoxProps) {
  const t = useWording();
  if (offer === null) {
    return (
      <div className="gs-cash-box gs:pointer-events-none">
        <span className="gs:sr-only">{t("bet-summary.cash-out.calculating")}</span>
        <span aria-hidden className="gs-cash-box-sum gs:grid gs:gap-1">
          <span className="gs-cash-box-name">{t("cash-out.title")}</span>
          <Skeleton width="fixed" />
        </span>
        <span className="gs-cash-box-key gs:bg-line gs:text-ink-muted">
          <Icon shape={HandCoins} size={20} />
        </span>
      </div>
    );
  }
  if (offer.state === "suspended") {
    return (
      <p className="gs-cash-off">
        <Icon shape={Lock} size={18} />
        <span className="gs:max-w-16">{t("bet-summary.cash-out.suspended")}</span>
      </p>
    );
  }
  if (offer.state === "not-offered") {
    const reason = offer.because === undefined ? ("" as const) : (`.${offer.because}` as const);
    return (
      <p className="gs:max-w-32 gs:text-end gs:text-[0.75rem]/3.75 gs:[font-stretch:90%] gs:text-ink-faint">
        {t(`bet.cash-out.not-offered${reason}`)}
      </p>
    );
  }
  return <Offer amount={offer.amount} subject={subject} onPress={onPress} />;
}

interface OfferProps extends Omit<CashOutBoxProps, "offer"> {
  /** Cents. */
  readonly amount: number;
}

/** The amounts that were shown, so that a move is seen and the box never gets narrower. */
interface Shown {
  readonly amount: number;
  readonly moved: "up" | "down" | null;
  /** Letters of the longest. */
  readonly widest: number;
}

function Offer({ amount, subject, onPress }: OfferProps) {
  const t = useWording();
  const format = useFormat();
  const text = format.money(amount);
  const [shown, setShown] = useState<Shown>({ amount, moved: null, widest: text.length });
  if (shown.amount !== amount) {
    setShown({
      amount,
      moved: amount > shown.amount ? "up" : "down",
      widest: Math.max(shown.widest, text.length),
    });
  }
  return (
    <button type="button" data-look="cash-out" className="gs-cash-box" onClick={onPress}>
      <span className="gs:sr-only">
        <span>{t("bet.cash-out.button", { amount: text })}</span>
        <span>{subject}</span>
      </span>
      <span aria-hidden className="gs-cash-box-sum">
        <span className="gs-cash-box-name">{t("cash-out.title")}</span>
        <span translate="no" style={{ display: "block", minWidth: `${shown.widest / 2}em` }}>
          {text}
        </span>
      </span>
      {shown.moved !== null && (
        <i key={amount} aria-hidden data-moved={shown.moved} className="gs-cash-box-corner" />
      )}
      <span aria-hidden className="gs-cash-box-key">
        <Icon shape={HandCoins} size={20} />
      </span>
    </button>
  );
}
