import { thresholds } from "@grandstand/rules/intervals";
import type { BetType, BetTypeOption } from "@grandstand/rules/slip";
import { useWording } from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import type { BetSlipProps } from "./bet-slip-props.ts";

interface TypeSwitchProps {
  readonly options: readonly BetTypeOption[];
  readonly isFrozen: boolean;
  readonly onChoose: BetSlipProps["onChooseBetType"];
}

/** The bet type; one that is closed says why, in sight (B4, Bet type). */
export function TypeSwitch({ options, isFrozen, onChoose }: TypeSwitchProps) {
  const t = useWording();
  const nameOf = (betType: BetType) => t(`bet-slip.type.${betType}`);
  const reasonOf = (option: BetTypeOption) => {
    if (option.refusal === null) return undefined;
    if (option.refusal === "too-many-for-system") return t("bet-slip.blocked.system-selections");
    return t(`bet-slip.type.${option.refusal}`, {
      type: nameOf(option.betType),
      count: boundOf(option),
    });
  };
  const reasons = options.map(reasonOf).filter((reason) => reason !== undefined);
  return (
    <div className="gs:mx-4 gs:grid gs:min-w-0 gs:gap-2">
      <SegmentedControl
        label={t("bet-slip.type")}
        options={options.map((option) => ({
          value: option.betType,
          label: nameOf(option.betType),
          disabledReason: reasonOf(option),
        }))}
        isDisabled={isFrozen}
        value={options.find((option) => option.isChosen)?.betType ?? "single"}
        onChange={onChoose}
      />
      {/* Each closed type has its own reason as its description: a screen reader would read it twice. */}
      {reasons.length > 0 && (
        <p aria-hidden className="gs:type-small gs:text-ink-faint">
          {reasons.join(" ")}
        </p>
      )}
    </div>
  );
}

function boundOf({ betType, refusal }: BetTypeOption): number {
  if (refusal === "too-many-selections") return thresholds.systemSelectorMaximumSelections;
  return betType === "system"
    ? thresholds.systemMinimumSelections
    : thresholds.combiMinimumSelections;
}
