import { Ban, Check, Coins, X } from "lucide";
import type { BetCardView, CashOutOfferView } from "../bet-card/index.ts";
import { Icon } from "../icon/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { BetLink } from "./bet-link.tsx";
import { CashOutButton } from "./cash-out-button.tsx";
import { useOwnBetTexts } from "./own-bet-texts.ts";
import { betMark, betSum } from "./own-bets.variants.ts";
import type { OwnBetView } from "./own-bets-view.ts";

const icons = { won: Check, lost: X, void: Ban, "cashed-out": Coins } as const;

interface OwnBetRowProps {
  readonly own: OwnBetView;
  readonly cashOut: CashOutOfferView | null;
  readonly onCashOut: (betId: string) => void;
}

/** One of several bets: what was chosen, what it cost, what became of it or is still to come. */
export function OwnBetRow({ own, cashOut, onCashOut }: OwnBetRowProps) {
  const { bet } = own;
  const { name, names, terms, leg } = useOwnBetTexts(own);
  return (
    <li data-bet={bet.id} data-status={bet.status} className="gs-own-bets-row">
      <Mark own={own} />
      <div className="gs:grid gs:min-w-0 gs:gap-0.5">
        <BetLink href={bet.href} names={names} terms={terms}>
          {name}
        </BetLink>
        {leg !== null && (
          <p className="gs:type-caption gs:w-fit gs:rounded-sm gs:border gs:border-ink-faint gs:px-1.5 gs:py-0.5">
            <Sentence>{leg}</Sentence>
          </p>
        )}
        <StillOpen own={own} />
      </div>
      <div className="gs:grid gs:justify-items-end gs:gap-0.5 gs:text-end">
        <Sum bet={bet} />
        <CashOutButton bet={bet} offer={cashOut} onPress={onCashOut} />
      </div>
    </li>
  );
}

/** The tick of a selection that has won while its bet is open is hollow. */
function Mark({ own: { bet, outcomeIds } }: { readonly own: OwnBetView }) {
  const hasOwnWon = bet.legs
    .filter(({ outcomeId }) => outcomeIds.includes(outcomeId))
    .every(({ result }) => result === "won");
  const shape = bet.status === "open" ? (hasOwnWon ? Check : null) : icons[bet.status];
  return (
    <span aria-hidden className={betMark({ status: bet.status })}>
      {shape && <Icon shape={shape} size={14} strokeWidth={2.5} />}
    </span>
  );
}

/** What the bet returned, or may; below it in words which of them. */
function Sum({ bet }: { readonly bet: BetCardView }) {
  const t = useWording();
  const format = useFormat();
  const { status, paid, settledAt, potentialReturn } = bet;
  const amount = status === "open" || status === "lost" ? potentialReturn : paid;
  const word = status === "open" ? t("bet.return") : t(`bet.status.${status}`);
  const isPaid = status !== "open" && status !== "lost" && settledAt !== null;
  return (
    <>
      <span translate="no" className={betSum({ isLost: status === "lost" })}>
        {amount === null ? t("bet.unknown") : format.money(amount)}
      </span>
      <span className="gs:type-small gs:text-ink-faint">
        <Sentence>
          {isPaid ? t("own-bets.paid", { status: word, at: format.time(settledAt) }) : word}
        </Sentence>
      </span>
    </>
  );
}

/** What else has to win: the selections of other events that are not decided. */
function StillOpen({ own: { bet, outcomeIds } }: { readonly own: OwnBetView }) {
  const t = useWording();
  const format = useFormat();
  const others = bet.legs.filter(
    ({ outcomeId, result }) => result === "open" && !outcomeIds.includes(outcomeId),
  );
  if (bet.status !== "open") return null;
  return others.map(({ outcomeId, eventName, startsAt, isLive }) => (
    <p key={outcomeId} className="gs:type-small gs:text-ink-muted gs:wrap-break-word">
      <Sentence names={[eventName]}>
        {isLive
          ? t("own-bets.still-open.live", { event: eventName })
          : t("own-bets.still-open", { event: eventName, at: format.dateTime(startsAt) })}
      </Sentence>
    </p>
  ));
}
