import type { BetCardView } from "../bet-card/index.ts";
import { LegNode, scoreText, useLegSentence } from "../bet-card/index.ts";
import { summaryTitle } from "../bet-summary/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import { LineEnd } from "./line-end.tsx";
import { inboxDetail, inboxItem, inboxRow, inboxTitle } from "./notification-inbox.variants.ts";
import type { SettledBetItemView } from "./notification-inbox-props.ts";

interface InboxBetProps {
  readonly item: SettledBetItemView;
  /** When it was settled, in words. */
  readonly time: string;
  readonly onBet: (id: string) => void;
}

/** A settled bet: how it ended and what it paid, why, and the way to it. */
export function InboxBet({ item: { bet, isRead }, time, onBet }: InboxBetProps) {
  const t = useWording();
  const Link = useLink();
  const title = useTitle(bet);
  const standing = standingOf(bet);
  return (
    <li data-read={isRead} data-standing={standing} className={inboxItem()}>
      <h3>
        <Link href={bet.href} className={inboxRow()} onClick={() => onBet(bet.id)}>
          <span className="gs:mt-0.5 gs:px-px">
            <LegNode standing={standing} />
          </span>
          <span className="gs:min-w-0">
            <span className={inboxTitle({ isRead, isOpen: false })}>
              <Sentence names={bet.legs.flatMap(({ eventName }) => namesOfEvent(eventName))}>
                {title}
              </Sentence>
              {!isRead && (
                <span className="gs:sr-only">{`. ${t("notification.inbox.unread")}`}</span>
              )}
            </span>
            <span className={inboxDetail()}>
              <Reason bet={bet} />
            </span>
          </span>
          <LineEnd time={time} isRead={isRead} />
        </Link>
      </h3>
    </li>
  );
}

function standingOf({ status }: BetCardView) {
  return status === "won" || status === "lost" ? status : "void";
}

/** What the bet is, how it ended and, where something was paid, how much in all. */
function useTitle(bet: BetCardView): string {
  const t = useWording();
  const format = useFormat();
  const standing = standingOf(bet);
  const title = summaryTitle(t, format, bet).seen;
  const amount = format.money(bet.paid ?? 0);
  if (standing === "won") {
    const isInAll = bet.cashOuts.length > 0;
    return t(isInAll ? "notification.inbox.bet.won.in-all" : "notification.inbox.bet.won", {
      title,
      amount,
    });
  }
  if (standing === "lost" && bet.paid) {
    return t("notification.inbox.bet.lost.in-part", { title, amount });
  }
  return t(`settled-toast.title.${standing}`, { title });
}

/** Of a lost bet the selection that lost it; of another what decided it, or how many selections won. */
function Reason({ bet }: { readonly bet: BetCardView }) {
  const t = useWording();
  const format = useFormat();
  const { legs } = bet;
  const standing = standingOf(bet);
  if (standing === "void") {
    return <span>{t(bet.isFree ? "settled-toast.void.free" : "settled-toast.void")}</span>;
  }
  if (standing === "won" && legs.length > 1) {
    const won = legs.filter(({ result }) => result === "won").length;
    const figures = { won: format.number(won), all: format.number(legs.length) };
    return <span>{t("bet-summary.reason.won", { count: won, ...figures })}</span>;
  }
  const leg = standing === "lost" ? legs.find(({ result }) => result === "lost") : legs[0];
  return leg ? <Decided leg={leg} /> : null;
}

/** The match with its score, and of a lost selection why it lost. */
function Decided({ leg }: { readonly leg: BetCardView["legs"][number] }) {
  const sentence = useLegSentence(leg);
  const score = scoreText(leg.score);
  return (
    <>
      <span translate="no">{[leg.eventName, score].filter(Boolean).join(" ")}</span>
      {sentence !== null && !(sentence.isScoreAlone && score !== null) && (
        <>
          <span>{" · "}</span>
          <Sentence names={sentence.names}>{sentence.text}</Sentence>
        </>
      )}
    </>
  );
}
