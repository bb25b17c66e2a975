import { thresholds } from "@grandstand/rules/intervals";
import type { Cents } from "@grandstand/rules/money";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { PassedLimitNotice } from "./passed-limit-notice.tsx";
import { inlineAction } from "./place-control.variants.ts";
import type { PlaceControlProps } from "./place-control-props.ts";

interface PlaceReasonsProps
  extends Pick<
    PlaceControlProps,
    "control" | "changes" | "missingFunds" | "passedLimit" | "reasons" | "onDeposit"
  > {
  readonly id: string;
}

/**
 * What keeps the person from the bet: a lost answer, a restriction, changed prices, missing funds,
 * an own limit, or what the slip or the builder adds.
 */
export function PlaceReasons({
  id,
  control,
  changes,
  missingFunds,
  passedLimit,
  reasons,
  onDeposit,
}: PlaceReasonsProps) {
  const t = useWording();
  return (
    <div id={id} className="gs:grid gs:max-h-[36dvh] gs:gap-2 gs:overflow-y-auto gs:empty:hidden">
      {control.kind === "checking" && (
        <Notice kind="warning">
          <p>{t("bet-slip.checking.text")}</p>
        </Notice>
      )}
      {control.kind === "restricted" && (
        <Notice kind="warning">
          <p>{t(`bet-slip.restricted.${control.because}`, { age: thresholds.minimumAge })}</p>
        </Notice>
      )}
      {changes}
      {missingFunds !== null && <InsufficientFunds missing={missingFunds} onDeposit={onDeposit} />}
      {passedLimit !== null && <PassedLimitNotice limit={passedLimit} />}
      {reasons}
    </div>
  );
}

interface InsufficientFundsProps extends Pick<PlaceControlProps, "onDeposit"> {
  /** 0 where it is not known. */
  readonly missing: Cents;
}

function InsufficientFunds({ missing, onDeposit }: InsufficientFundsProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <Notice
      kind="error"
      action={
        <button type="button" className={inlineAction()} onClick={onDeposit}>
          {t("bet-slip.deposit-now")}
        </button>
      }
    >
      <p className="gs:font-semibold">{t("bet-slip.insufficient-funds")}</p>
      {missing > 0 && (
        <p>
          <Sentence>{t("bet-slip.funds-missing", { amount: format.money(missing) })}</Sentence>
        </p>
      )}
    </Notice>
  );
}
