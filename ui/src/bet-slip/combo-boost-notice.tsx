import type { ComboBoostStanding } from "@grandstand/rules/combo-boost";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";

/** That selections count for the combo boost and nothing is reached yet, with what it takes (B4). */
export function ComboBoostNotice({ standing }: { readonly standing: ComboBoostStanding }) {
  const t = useWording();
  const format = useFormat();
  const { showsNotice, eligible, next } = standing;
  if (!showsNotice) return null;
  const counts = t("bet-slip.combo-boost.counts", { count: eligible });
  const goal =
    next &&
    t("bet-slip.combo-boost.next", {
      count: next.selections,
      percent: format.percent(next.percent),
    });
  return <Notice kind="information">{goal === null ? counts : `${counts} ${goal}`}</Notice>;
}
