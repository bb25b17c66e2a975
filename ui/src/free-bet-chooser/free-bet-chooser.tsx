import type { Cents } from "@grandstand/rules/money";
import { ChoiceList } from "../choice-list/index.ts";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";

/** A free bet that the person may stake (B3). Amounts are cents, odds decimal. */
export interface FreeBetView {
  readonly id: string;
  /** The operator's name for it. */
  readonly name: string;
  readonly amount: Cents;
  readonly amountRemaining: Cents;
  /** Every price must be above it. */
  readonly minimumOdds: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** A price is at or below its minimum odds. */
  readonly isDisabled: boolean;
}

/** Why no free bet can pay for the slip as it stands (B5). */
export type FreeBetRefusal = "system" | "several-singles" | "each-way";

/** What the slip can be paid with besides the balance. */
export interface FreeBetsView {
  /** Those to be shown; hidden ones are left out. */
  readonly freeBets: readonly FreeBetView[];
  /** Null while the balance pays. */
  readonly chosenId: string | null;
  readonly refusal: FreeBetRefusal | null;
  /** The name of the one that was chosen and has expired, or was used up, since. */
  readonly expiredName: string | null;
}

export interface FreeBetChooserProps {
  readonly freeBets: FreeBetsView;
  readonly isInitiallyOpen?: boolean;
  readonly isDisabled?: boolean;
  /** Null: the balance. */
  readonly onChoose: (freeBetId: string | null) => void;
}

/** No id of a free bet is empty. */
const balance = "";

/**
 * What pays for the bet: the balance, or a free bet (B2, B5). It shows nothing to who has none, and
 * says why none can be used where the bet is not of a kind that they pay for.
 */
export function FreeBetChooser({
  freeBets: { freeBets, chosenId, refusal, expiredName },
  isInitiallyOpen = false,
  isDisabled = false,
  onChoose,
}: FreeBetChooserProps) {
  const t = useWording();
  const format = useFormat();
  const chosen = freeBets.find(({ id }) => id === chosenId);
  return (
    <div className="grid min-w-0 gap-2 empty:hidden">
      {expiredName !== null && (
        <Notice kind="warning" announced={t("bet-slip.freebet.expired", { name: expiredName })}>
          {t("bet-slip.freebet.expired", { name: expiredName })}
        </Notice>
      )}
      {freeBets.length > 0 && refusal !== null && (
        <p className="type-small text-ink-faint">{t(`bet-slip.freebet.refused.${refusal}`)}</p>
      )}
      {freeBets.length > 0 && refusal === null && (
        <ChoiceList
          label={t("bet-slip.freebet.label")}
          summary={
            chosen === undefined
              ? t("bet-slip.freebet.balance")
              : t("bet-slip.freebet.summary", {
                  name: chosen.name,
                  amount: format.money(chosen.amountRemaining),
                })
          }
          rows={[{ value: balance, name: t("bet-slip.freebet.balance") }, ...freeBets.map(rowOf)]}
          value={chosen?.id ?? balance}
          isInitiallyOpen={isInitiallyOpen}
          isDisabled={isDisabled}
          onChoose={(value) => onChoose(value === balance ? null : value)}
        />
      )}
    </div>
  );

  function rowOf(freeBet: FreeBetView) {
    const odds = format.odds(freeBet.minimumOdds);
    return {
      value: freeBet.id,
      name: freeBet.name,
      detail: t("bet-slip.freebet.conditions", {
        odds,
        when: format.dateTime(freeBet.expiresAt),
      }),
      figureName: t("bet-slip.freebet.remaining"),
      figure: format.money(freeBet.amountRemaining),
      ...(freeBet.amountRemaining < freeBet.amount && {
        note: t("bet-slip.freebet.of", { amount: format.money(freeBet.amount) }),
      }),
      ...(freeBet.isDisabled && {
        disabledReason: t("bet-slip.freebet.odds-too-low", { odds }),
      }),
    };
  }
}
