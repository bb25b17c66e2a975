import type { Cents } from "@grandstand/rules/money";
import type { SystemBetChoice } from "@grandstand/rules/systems";
import { ChoiceList } from "../choice-list/index.ts";
import { type ChangeDetails, type PressReason, useFormat, useWording } from "../provider/index.ts";
import { systemName, systemWords } from "./system-words.ts";

/** One system of the slip's selections, with what it costs and pays. */
export interface SystemChoiceView {
  readonly choice: SystemBetChoice;
  /** How many bets the stake is for; an each-way bet counts twice. */
  readonly bets: number;
  /** Cents, if everything wins; null where a price is not known yet ("-", B5). */
  readonly potentialReturn: Cents | null;
}

export interface SystemChooserProps {
  readonly choices: readonly SystemChoiceView[];
  /** The chosen one's type; null while none is. */
  readonly chosen: string | null;
  /** Cents, for each bet; null while none is typed. */
  readonly unitStake: Cents | null;
  readonly isInitiallyOpen?: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: (type: string, details: ChangeDetails<PressReason>) => void;
}

/** Which bets a system makes: each with its name, its bets in plain words, its cost and its return (B3, B4). */
export function SystemChooser({
  choices,
  chosen,
  unitStake,
  isInitiallyOpen,
  isDisabled = false,
  onChoose,
}: SystemChooserProps) {
  const t = useWording();
  const format = useFormat();
  const found = choices.find(({ choice }) => choice.type === chosen);
  const betsOf = (bets: number) =>
    t("bet-slip.system.bets", { count: bets, bets: format.number(bets) });
  return (
    <ChoiceList
      label={t("bet-slip.system")}
      summary={
        found === undefined
          ? t("bet-slip.blocked.system-not-chosen")
          : t("bet-slip.system.summary", {
              name: systemName(t, found.choice),
              bets: betsOf(found.bets),
            })
      }
      rows={choices.map((each) => ({
        value: each.choice.type,
        name: systemName(t, each.choice),
        detail: systemWords(t, format, each.choice.folds),
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
