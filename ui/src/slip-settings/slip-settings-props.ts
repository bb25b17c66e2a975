import type { AcceptOdds } from "@grandstand/rules/accept-odds";
import type { Cents } from "@grandstand/rules/money";
import type { OddsFormat } from "@grandstand/rules/odds";

import type { ChangeDetails, PressReason } from "../provider/index.ts";

/** A choice is pressed; an amount is typed, and taken as its field is left or Enter is pressed. */
export type SettingReason = PressReason | "typing";

export interface SlipSettingsView {
  readonly oddsFormat: OddsFormat;
  readonly acceptOdds: AcceptOdds;
  /** Cents; the amounts on the chips that set a stake. */
  readonly quickStakes: readonly Cents[];
}

export interface SlipSettingsProps {
  readonly settings: SlipSettingsView;
  readonly onChange: (
    change: Partial<SlipSettingsView>,
    details: ChangeDetails<SettingReason>,
  ) => void;
  /** For stories and pictures: open from the start. */
  readonly isInitiallyOpen?: boolean;
}
