import { ChartNoAxesColumn, Table2 } from "lucide";
import { memo } from "react";
import { Icon } from "../icon/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useWording,
} from "../provider/index.ts";

export interface TableViewButtonProps {
  /** The numbers are shown in the place of the drawing. */
  readonly isTableView: boolean;
  readonly onTableViewChange: (isTableView: boolean, details: ChangeDetails<PressReason>) => void;
}

/** Shows what is drawn as a table, or drawn again. */
export const TableViewButton = memo(function TableViewButton({
  isTableView,
  onTableViewChange,
}: TableViewButtonProps) {
  const t = useWording();
  return (
    <button
      type="button"
      aria-pressed={isTableView}
      className="gs:ms-auto gs:grid gs:size-11 gs:cursor-pointer gs:place-items-center gs:rounded-sm gs:focus-ring-inset gs:tablet:ms-0"
      onClick={(event) => onTableViewChange(!isTableView, pressDetails(event))}
    >
      <Icon shape={isTableView ? ChartNoAxesColumn : Table2} size={16} />
      <span className="gs:sr-only">{t("match-centre.table-view.button")}</span>
    </button>
  );
});
