import { foremostLeg } from "@grandstand/rules/bet-progress";
import { aliveBets, type SystemBetState, systemBets } from "@grandstand/rules/systems";
import {
  type BetCardLegView,
  type BetCardView,
  type CashOutOfferView,
  LegScoreText,
  useLegSentence,
} from "../bet-card/index.ts";
import { SideMark } from "../mark-image/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { CashOutBox } from "./cash-out-box.tsx";

interface BetFootProps {
  readonly bet: BetCardView;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly subject: string;
  /** Null while it is being calculated; undefined where nothing is known of one. */
  readonly cashOut: CashOutOfferView | null | undefined;
  readonly onCashOut: ((betId: string) => void) | undefined;
}

/** What happens now in an open bet: the score and what is missing, and what it is worth. */
export function BetFoot({ bet, now, subject, cashOut, onCashOut }: BetFootProps) {
  const leg = foremostLeg(bet.legs, now);
  return (
    <div className="gs-bet-foot">
      <div className="gs:grid gs:min-w-0 gs:gap-0.5">
        {bet.betType === "system" ? <SystemLine bet={bet} /> : leg && <MatchLine leg={leg} />}
        <Need leg={leg} now={now} />
      </div>
      {cashOut !== undefined && onCashOut && (
        <CashOutBox offer={cashOut} subject={subject} onPress={() => onCashOut(bet.id)} />
      )}
    </div>
  );
}

function MatchLine({ leg }: { leg: BetCardLegView }) {
  return (
    <div className="gs-bet-match">
      <LegScoreText leg={leg} />
      <SideMark event={leg} index={0} size={16} />
      <span
        translate="no"
        className="gs:line-clamp-1 gs:max-w-max gs:flex-[1_1_2rem] gs:text-ellipsis gs:break-all"
      >
        {leg.eventName}
      </span>
      <SideMark event={leg} index={1} size={16} />
    </div>
  );
}

/** What is still missing, or has to hold, or when it begins. */
function Need({ leg, now }: { leg: BetCardLegView | null; now: number }) {
  const t = useWording();
  const format = useFormat();
  const sentence = useLegSentence(leg);
  if (sentence !== null) {
    return (
      <p className="gs-bet-need">
        <Sentence names={sentence.names}>{sentence.text}</Sentence>
      </p>
    );
  }
  if (leg?.isLive) return null;
  const text =
    leg === null
      ? t("bet-summary.settling")
      : leg.startsAt > now
        ? t("bet.starts", { at: format.dateTime(leg.startsAt) })
        : t("bet-summary.awaited");
  return <p className="gs-bet-need gs:font-medium gs:text-ink-muted">{text}</p>;
}

/** How many bets of a system can still pay; a square each where they are few. */
function SystemLine({ bet }: { bet: BetCardView }) {
  const t = useWording();
  const format = useFormat();
  const results = bet.legs.map(({ result }) => result);
  const type = bet.systemType ?? "";
  const squares = bet.isEachWay ? null : systemBets(type, results);
  const counted = aliveBets(type, results);
  if (counted === null) return null;
  const { alive, all } = counted;
  return (
    <p className="gs-bet-match">
      {squares !== null && <Squares bets={squares} />}
      <span>
        {t("bet-summary.system.alive", {
          count: alive,
          alive: format.number(alive),
          all: format.number(all),
        })}
      </span>
    </p>
  );
}

function Squares({ bets }: { bets: readonly SystemBetState[] }) {
  return (
    <svg
      aria-hidden
      width={bets.length * 15 - 3}
      height={12}
      className="gs:shrink-0"
      strokeWidth={1.5}
    >
      {bets.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bet of a system has no id but its place
        <g key={index} transform={`translate(${index * 15} 0)`} data-bet-state={state}>
          <rect
            x={0.75}
            y={0.75}
            width={10.5}
            height={10.5}
            rx={2.5}
            className={squareClass[state]}
          />
          {state === "lost" && <path d="M1 11 11 1" className="gs:stroke-ink-faint" />}
        </g>
      ))}
    </svg>
  );
}

const squareClass: Readonly<Record<SystemBetState, string>> = {
  open: "gs:fill-transparent gs:stroke-ink",
  paid: "gs:fill-ink gs:stroke-ink",
  lost: "gs:fill-transparent gs:stroke-ink-faint",
};
