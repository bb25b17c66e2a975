import type { FreeBetOption, FreeBetRefusal } from "@grandstand/rules/slip";
import { ChoiceList } from "../choice-list/index.ts";
import { type ChangeDetails, type PressReason, useFormat, useWording } from "../provider/index.ts";

/** What the slip can be paid with besides the balance. */
export interface FreeBetsView {
  /** Those to be shown, each with why it can't be used at the moment; hidden ones are left out. */
  readonly options: readonly FreeBetOption[];
  /**
   * Why none can pay for the slip as it is (B5), or that they can't be had; null where one can,
   * and for a person who has none.
   */
  readonly refusal: Exclude<FreeBetRefusal, "empty"> | "missing" | null;
}

export interface FreeBetChooserProps {
  readonly freeBets: FreeBetsView;
  readonly isInitiallyOpen?: boolean;
  readonly isDisabled?: boolean;
  /** Null: the balance. */
  readonly onChoose: (freeBetId: string | null, details: ChangeDetails<PressReason>) => void;
}

/** No id of a free bet is empty. */
const balance = "";

/**
 * What pays for the bet: the balance, or a free bet (B2, B5). It shows nothing to a person who has none,
 * and says why none can be used where the bet is not of a kind that they pay for.
 */
export function FreeBetChooser({
  freeBets: { options, refusal },
  isInitiallyOpen = false,
  isDisabled = false,
  onChoose,
}: FreeBetChooserProps) {
  const t = useWording();
  const format = useFormat();
  const chosen = options.find(({ isChosen }) => isChosen)?.freeBet;
  return (
    <div className="gs:grid gs:min-w-0 gs:gap-2 gs:empty:hidden">
      {refusal !== null && (
        <p className="gs:type-small gs:text-ink-faint">
          {t(`bet-slip.freebet.refused.${refusal}`)}
        </p>
      )}
      {options.length > 0 && (
        <ChoiceList
          label={t("bet-slip.freebet.label")}
          summary={summaryOf(chosen)}
          rows={[{ value: balance, name: t("bet-slip.freebet.balance") }, ...options.map(rowOf)]}
          value={chosen?.id ?? balance}
          isInitiallyOpen={isInitiallyOpen}
          isDisabled={isDisabled}
          onChoose={(value, details) => onChoose(value === balance ? null : value, details)}
        />
      )}
    </div>
  );

  function summaryOf(chosen: FreeBetOption["freeBet"] | undefined): string {
    if (chosen === undefined) return t("bet-slip.freebet.balance");
    const { name, amountRemaining } = chosen;
    if (amountRemaining === 0) return name;
    return t("bet-slip.freebet.summary", { name, amount: format.money(amountRemaining) });
  }

  function rowOf({ freeBet, problem }: FreeBetOption) {
    const odds = format.odds(freeBet.minOdds);
    return {
      value: freeBet.id,
      name: freeBet.name,
      detail: t("bet-slip.freebet.conditions", { odds, when: format.dateTime(freeBet.expiresAt) }),
      figureName: t("bet-slip.freebet.remaining"),
      figure: format.money(freeBet.amountRemaining),
      ...(freeBet.amountRemaining < freeBet.amount && {
        note: t("bet-slip.freebet.of", { amount: format.money(freeBet.amount) }),
      }),
      ...(problem !== null && {
        disabledReason: t(`bet-slip.freebet.problem.${problem}`, { odds }),
      }),
    };
  }
}
