import type { BetCardView, CashOutOfferView } from "../bet-card/index.ts";
import { betSubject } from "../bet-card/index.ts";
import { Button } from "../button/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";

interface CashOutButtonProps {
  readonly bet: BetCardView;
  readonly offer: CashOutOfferView | null;
  readonly onPress: (betId: string) => void;
}

/** The way to a bet's cash-out, or that it is suspended; nothing where there is none (B4). */
export function CashOutButton({ bet, offer, onPress }: CashOutButtonProps) {
  const t = useWording();
  const format = useFormat();
  if (bet.status !== "open" || offer === null || offer.state === "not-offered") return null;
  if (offer.state === "suspended") {
    return (
      <span className="gs:type-small gs:shrink-0 gs:pe-2 gs:text-ink-muted">
        {t("own-bets.cash-out-suspended")}
      </span>
    );
  }
  return (
    <Button size="small" className="gs:shrink-0" onPress={() => onPress(bet.id)}>
      <span className="gs:tabular">
        <Sentence>{t("bet.cash-out.button", { amount: format.money(offer.amount) })}</Sentence>
        <span className="gs:sr-only">{betSubject(t, bet)}</span>
      </span>
    </Button>
  );
}
