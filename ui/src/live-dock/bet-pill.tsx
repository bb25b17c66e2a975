import { foremostLeg, type LegStanding, legStanding } from "@grandstand/rules/bet-progress";
import { intervals } from "@grandstand/rules/intervals";
import { localePath } from "@grandstand/rules/locale";
import { ChevronRight } from "lucide";
import { useState } from "react";
import {
  type BetCardLegView,
  type BetCardView,
  scoreText,
  useLegSentence,
} from "../bet-card/index.ts";
import { LegNodes } from "../bet-card/leg-nodes.tsx";
import { Icon } from "../icon/index.ts";
import { useFormat, useLink, useNow, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { BetsInPlayView } from "./live-dock-view.ts";

interface BetPillProps extends BetsInPlayView {
  /** To what they are worth, or how many they are. */
  readonly isFolded: boolean;
}

/** More shapes have no room beside a sentence. */
const mostNodes = 3;

/** The bets in play: how many, what a single one still needs, and what they are worth. It leads to my bets. */
export function BetPill({ bets, amount, isFolded }: BetPillProps) {
  const t = useWording();
  const format = useFormat();
  const Link = useLink();
  const now = useNow(intervals.eachMinute);
  const count = t("live-dock.bets", { count: bets.length });
  const [only] = bets;
  const foremost = only ? foremostLeg(only.legs, now) : null;
  const leg = bets.length === 1 ? foremost : null;
  const standings = standingsOf(bets, now);
  return (
    <Link
      href={localePath("/history/", format.locale)}
      className="gs-board gs-dock-box gs-pill"
      data-folded={isFolded || undefined}
    >
      <span className="gs:sr-only">{`${t("bottom-bar.history")}, ${count}.`}</span>
      <span className={folded}>
        {foremost && <LegNodes standings={[legStanding(foremost, now)]} />}
      </span>
      <span className={unfolded}>
        {standings.length <= mostNodes && <LegNodes standings={standings} />}
      </span>
      {amount === null && (
        <b aria-hidden className={folded}>
          {count}
        </b>
      )}
      <span className={`gs-pill-text ${unfolded}`}>
        {leg === null ? <b aria-hidden>{count}</b> : <Need leg={leg} count={count} />}
      </span>
      {amount !== null && <Worth amount={amount} />}
      <span className={unfolded}>
        <Icon shape={ChevronRight} size={18} />
      </span>
    </Link>
  );
}

/** Folded it is beside a match, or over the bar of a phone's closed slip. */
const unfolded = "gs:in-data-folded:hidden gs:max-wide:slip-bar:hidden";
const folded = "gs:hidden gs:in-data-folded:block gs:max-wide:slip-bar:block";

/** Of a single bet one a selection, of several one a bet: that of the selection which it is shown by. */
function standingsOf(bets: readonly BetCardView[], now: number): readonly LegStanding[] {
  const [only] = bets;
  if (bets.length === 1 && only) return only.legs.map((leg) => legStanding(leg, now));
  return bets.flatMap(({ legs }) => {
    const leg = foremostLeg(legs, now);
    return leg === null ? [] : [legStanding(leg, now)];
  });
}

interface NeedProps {
  readonly leg: BetCardLegView;
  readonly count: string;
}

/** What a selection still needs, and the score, the minute and the match of it. */
function Need({ leg, count }: NeedProps) {
  const t = useWording();
  const format = useFormat();
  const sentence = useLegSentence(leg);
  const score = scoreText(leg.score);
  const minute =
    leg.minute === null ? null : t("bet.score.minute", { minute: format.number(leg.minute) });
  const facts = [score, minute, leg.eventName].filter(Boolean).join(" · ");
  return (
    <>
      {sentence === null ? (
        <b aria-hidden>{count}</b>
      ) : (
        <b>
          <Sentence names={sentence.names}>{sentence.text}</Sentence>
        </b>
      )}
      <span translate="no">{facts}</span>
    </>
  );
}

/** What they are worth now, and for a while which way that went. */
function Worth({ amount }: { readonly amount: number }) {
  const t = useWording();
  const format = useFormat();
  const [shown, setShown] = useState<{ amount: number; moved: "up" | "down" | null }>({
    amount,
    moved: null,
  });
  if (shown.amount !== amount) {
    setShown({ amount, moved: amount > shown.amount ? "up" : "down" });
  }
  return (
    <span className="gs-pill-worth">
      <b translate="no">{format.money(amount)}</b>
      <span className="gs:in-data-folded:sr-only gs:max-wide:slip-bar:sr-only">
        {t("cash-out.title")}
      </span>
      {shown.moved !== null && (
        <i key={amount} aria-hidden data-moved={shown.moved} className="gs-pill-corner" />
      )}
    </span>
  );
}
