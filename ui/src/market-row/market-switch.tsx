import type { MarketColumnView } from "../event-view/index.ts";
import { type ChangeDetails, type PressReason, useWording } from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { useMarketName } from "./market-row.tsx";

export interface MarketSwitchProps {
  readonly columns: readonly MarketColumnView[];
  /** Which of the columns is shown; counts from 0. */
  readonly columnIndex: number;
  readonly onChange: (columnIndex: number, details: ChangeDetails<PressReason>) => void;
}

/** Where a list has room for one market alone, this chooses which; nowhere else is it there (B9). */
export function MarketSwitch({ columns, columnIndex, onChange }: MarketSwitchProps) {
  const t = useWording();
  const nameOf = useMarketName();
  if (columns.length < 2) return null;
  return (
    <div className="gs:px-3 gs:min-[30rem]:hidden">
      <SegmentedControl
        label={t("market-row.switch")}
        options={columns.map(({ type, name }, index) => ({
          value: String(index),
          label: nameOf(type, name),
        }))}
        value={String(Math.min(columnIndex, columns.length - 1))}
        onChange={(value, details) => onChange(Number(value), details)}
      />
    </div>
  );
}
