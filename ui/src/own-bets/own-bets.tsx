import { ChevronDown, ChevronUp } from "lucide";
import { useId } from "react";
import type { BetCardView, CashOutOfferView } from "../bet-card/index.ts";
import { Icon } from "../icon/index.ts";
import {
  type ChangeDetails,
  type HostAttributes,
  joined,
  type PressReason,
  pressDetails,
  useFormat,
  useWording,
} from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { BetLink } from "./bet-link.tsx";
import { CashOutButton } from "./cash-out-button.tsx";
import { OwnBetRow } from "./own-bet-row.tsx";
import { useOwnBetTexts } from "./own-bet-texts.ts";
import type { OwnBetView } from "./own-bets-view.ts";

export interface OwnBetsProps extends HostAttributes<HTMLElement> {
  /** Newest first; at least one. */
  readonly bets: readonly OwnBetView[];
  /** What each open bet would be paid out at now, by its id; one that was not fetched is not there. */
  readonly cashOuts: Readonly<Record<string, CashOutOfferView>>;
  readonly onCashOut: (betId: string) => void;
  /** What the settled bets brought beyond what they cost; null until there is one, or while not all are known. */
  readonly net: number | null;
  /** Of several, whether each is shown. Those that are all settled always are. */
  readonly isExpanded: boolean;
  readonly onExpandedChange: (isExpanded: boolean, details: ChangeDetails<PressReason>) => void;
}

/**
 * The person's own bets on an event, at the foot of its head: one open bet as one line with its cash-out, several as
 * their number and sum; and once they are settled what became of each (B2, B4). Amounts are cents.
 */
export function OwnBets(props: OwnBetsProps) {
  const { bets, cashOuts, onCashOut, net, isExpanded, onExpandedChange, className, ...host } =
    props;
  const t = useWording();
  const listId = useId();
  const open = bets.filter(({ bet }) => bet.status === "open");
  const [only] = bets;
  const isOne = bets.length === 1 && open.length === 1;
  const isListed = !isOne && (open.length === 0 || isExpanded);
  return (
    <section
      {...host}
      aria-label={t("own-bets.title")}
      className={joined("gs-own-bets", className)}
    >
      {isOne && only && (
        <OneBet own={only} cashOut={cashOuts[only.bet.id] ?? null} onCashOut={onCashOut} />
      )}
      {open.length === 0 && <Settled net={net} />}
      {!isOne && open.length > 0 && (
        <Several open={open.map(({ bet }) => bet)} {...{ listId, isExpanded, onExpandedChange }} />
      )}
      {isListed && (
        <ul id={listId}>
          {bets.map((own) => (
            <OwnBetRow
              key={own.bet.id}
              own={own}
              cashOut={cashOuts[own.bet.id] ?? null}
              onCashOut={onCashOut}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface OneBetProps {
  readonly own: OwnBetView;
  readonly cashOut: CashOutOfferView | null;
  readonly onCashOut: (betId: string) => void;
}

function OneBet({ own, cashOut, onCashOut }: OneBetProps) {
  const t = useWording();
  const { name, names, terms, leg } = useOwnBetTexts(own);
  return (
    <div className="gs-own-bets-line">
      <BetLink href={own.bet.href} names={names} terms={leg === null ? terms : `${leg}, ${terms}`}>
        {`${t("own-bets.one")} · ${name}`}
      </BetLink>
      <CashOutButton bet={own.bet} offer={cashOut} onPress={onCashOut} />
    </div>
  );
}

function Settled({ net }: Pick<OwnBetsProps, "net">) {
  const t = useWording();
  const format = useFormat();
  return (
    <div className="gs-own-bets-line">
      <h2 className="gs:type-heading gs:flex-1">{t("own-bets.title")}</h2>
      {net !== null && (
        <p className="gs:type-heading gs:pe-2 gs:tabular">
          <span className="gs:sr-only">{t("own-bets.net")}</span>{" "}
          <span translate="no">{`${net > 0 ? "+" : ""}${format.money(net)}`}</span>
        </p>
      )}
    </div>
  );
}

interface SeveralProps extends Pick<OwnBetsProps, "isExpanded" | "onExpandedChange"> {
  readonly open: readonly BetCardView[];
  readonly listId: string;
}

function Several({ open, listId, isExpanded, onExpandedChange }: SeveralProps) {
  const t = useWording();
  const format = useFormat();
  const stake = open.reduce((sum, bet) => sum + bet.remainingStake, 0);
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? listId : undefined}
      className="gs-own-bets-line gs:w-full gs:cursor-pointer gs:text-start gs:focus-ring-inset"
      onClick={(event) => onExpandedChange(!isExpanded, pressDetails(event))}
    >
      <span className="gs:type-label gs:flex-1">
        <Sentence>
          {t("own-bets.several", { count: open.length, amount: format.money(stake) })}
        </Sentence>
      </span>
      <span className="gs:grid gs:size-9 gs:place-items-center">
        <Icon shape={isExpanded ? ChevronUp : ChevronDown} size={20} />
      </span>
    </button>
  );
}
