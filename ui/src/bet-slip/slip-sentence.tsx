import { useEventWhen } from "../bet-slip-line/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import type { BetSlipView } from "./bet-slip-view.ts";

/** The whole bet in a sentence, to be read before money moves (WCAG 3.3.4). */
export function SlipSentence({ id, slip }: { id: string; slip: BetSlipView }) {
  const t = useWording();
  const format = useFormat();
  const when = useEventWhen();
  const stake = format.money(slip.totals.totalStake);
  const lines = slip.lines;
  const only = lines.length === 1 ? lines[0] : undefined;
  const last = Math.max(...lines.map((line) => line.startsAt));
  const isLive = lines.every((line) => line.isLive);
  const bet = only
    ? t("bet-slip.sentence.one", {
        stake,
        selection: only.outcomeName,
        odds: format.odds(only.odds),
      })
    : t(`bet-slip.sentence.${slip.betType}`, {
        stake,
        count: slip.betType === "single" ? slip.totals.betCount : lines.length,
      });
  return (
    <p id={id} className="type-small text-ink-faint">
      {bet} {!isLive && t("bet-slip.sentence.last", { when: when(last, false) })}
    </p>
  );
}
