import type { BetSentence } from "@grandstand/rules/slip";
import { useEventWhen } from "../bet-slip-line/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import { systemName } from "../system-chooser/index.ts";
import type { BetSlipView } from "./bet-slip-view.ts";

interface SlipSentenceProps {
  readonly slip: BetSlipView;
  readonly sentence: BetSentence;
}

/** The whole bet in one sentence, to be read before money moves (WCAG 3.3.4). */
export function SlipSentence({ slip, sentence }: SlipSentenceProps) {
  const t = useWording();
  const format = useFormat();
  const when = useEventWhen();
  const { pays, paysPlaces, lastStartsAt } = sentence;
  const only = slip.lines.length === 1 ? slip.lines[0] : undefined;
  const kind = only ? "one" : sentence.betType;
  const stake = format.money(sentence.stake);
  const startKey = sentence.selections === 1 ? "bet-slip.sentence.start" : "bet-slip.sentence.last";
  // Of several singles each may be each-way or not.
  const eachWayKey =
    kind === "single" ? "bet-slip.sentence.each-way.several" : "bet-slip.sentence.each-way";
  return (
    <Sentence names={only ? namesOfEvent(only.eventName) : []}>
      {t("bet-slip.sentence", {
        bet: betWords(),
        eachWay: sentence.isEachWay ? t(eachWayKey) : "",
        free: sentence.freeStake > 0 ? t("bet-slip.sentence.free") : "",
        pays:
          pays === null
            ? t("bet-slip.sentence.pays.unknown")
            : t(`bet-slip.sentence.pays.${kind}`, {
                return: format.money(pays),
                count: sentence.selections,
              }),
        boost:
          slip.boost === null
            ? ""
            : t("bet-slip.sentence.boost", { amount: format.money(slip.boost.amount) }),
        // Alone, the full return would pass for what any each-way result pays.
        places:
          paysPlaces === null || pays === null
            ? ""
            : t(`bet-slip.sentence.places.${kind}`, { return: format.money(paysPlaces) }),
        last:
          lastStartsAt === null
            ? t("bet-slip.sentence.live")
            : t(startKey, {
                when: when({
                  startsAt: lastStartsAt,
                  isLive: false,
                  isOver: false,
                  inPlay: null,
                }),
              }),
      })}
    </Sentence>
  );

  function betWords(): string {
    if (only) {
      // "Yes" or "More than 2.5" alone says nothing of what is bet on.
      const { outcomeName: selection, marketName: market } = only;
      const odds = only.movedTo ?? only.odds;
      if (odds === "SP") return t("bet-slip.sentence.one-unpriced", { stake, selection, market });
      return t("bet-slip.sentence.one", { stake, selection, market, odds: format.odds(odds) });
    }
    if (sentence.betType === "system") return systemBetWords();
    return t(`bet-slip.sentence.${sentence.betType}`, { stake, count: sentence.selections });
  }

  function systemBetWords(): string {
    const { system } = slip;
    const chosen = system?.choices.find(({ choice }) => choice.type === system.chosen);
    return t("bet-slip.sentence.system", {
      name: chosen === undefined ? t("bet-slip.type.system") : systemName(t, chosen.choice),
      count: sentence.bets,
      bets: format.number(sentence.bets),
      stake,
    });
  }
}
