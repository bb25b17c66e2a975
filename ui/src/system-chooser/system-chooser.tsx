import type { Cents } from "@grandstand/rules/money";
import { ChoiceList } from "../choice-list/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { type SystemFold, systemName, systemWords } from "./system-words.ts";

/** One way to make bets of the selections (B3, System bet choice). */
export interface SystemChoiceView {
  /** `perm-2` …, `full-cover`, `full-cover-with-singles`. */
  readonly type: string;
  /** The smallest size first. */
  readonly folds: readonly SystemFold[];
  /** How many bets the stake is for; an each-way bet counts twice. */
  readonly bets: number;
  /** Cents, over all bets. */
  readonly totalStake: Cents;
  /** Cents, if everything wins; null where a price is not known yet ("-", B5). */
  readonly potentialReturn: Cents | null;
}

export interface SystemChooserProps {
  /** How many selections the systems are made of. */
  readonly selectionCount: number;
  readonly choices: readonly SystemChoiceView[];
  /** The chosen one's type; null while none is. */
  readonly chosen: string | null;
  /** Cents, for each bet; null while none is typed. */
  readonly unitStake: Cents | null;
  readonly isInitiallyOpen?: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: (type: string) => void;
}

/** Which bets a system makes: each with its name, its bets in plain words, its cost and its return (B3, B4). */
export function SystemChooser({
  selectionCount,
  choices,
  chosen,
  unitStake,
  isInitiallyOpen,
  isDisabled = false,
  onChoose,
}: SystemChooserProps) {
  const t = useWording();
  const format = useFormat();
  const choice = choices.find(({ type }) => type === chosen);
  const betsOf = (bets: number) =>
    t("bet-slip.system.bets", { count: bets, bets: format.number(bets) });
  return (
    <ChoiceList
      label={t("bet-slip.system")}
      summary={
        choice === undefined
          ? t("bet-slip.blocked.system-not-chosen")
          : t("bet-slip.system.summary", {
              name: systemName(t, choice.type, selectionCount),
              bets: betsOf(choice.bets),
            })
      }
      rows={choices.map((each) => ({
        value: each.type,
        name: systemName(t, each.type, selectionCount),
        detail: systemWords(t, format, each.folds),
        figureName: t("bet-slip.summary.return"),
        figure: each.potentialReturn === null ? "-" : format.money(each.potentialReturn),
        note:
          unitStake === null || unitStake === 0
            ? betsOf(each.bets)
            : t("bet-slip.system.cost", {
                count: each.bets,
                bets: format.number(each.bets),
                stake: format.money(unitStake),
              }),
      }))}
      value={chosen}
      isInitiallyOpen={isInitiallyOpen}
      isDisabled={isDisabled}
      onChoose={onChoose}
    />
  );
}
