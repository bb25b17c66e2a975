import { type ReactNode, useId } from "react";
import { RowExtrasContext } from "../event-row/index.ts";
import { type MarketColumnView, mostColumns } from "../event-view/index.ts";
import { isOneOf } from "../locale/index.ts";
import {
  couponContainer,
  couponGroupClass,
  couponLine,
  couponMore,
  useMarketName,
} from "../market-row/index.ts";
import {
  type ChangeDetails,
  type HostAttributes,
  joined,
  type PressReason,
  useWording,
} from "../provider/index.ts";
import { type OwnBetsOfList, useRowExtras } from "../row-notes/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { SelectButton, type SelectReason } from "../select-button/index.ts";
import { couponList } from "./coupon-list.variants.ts";

export interface CouponListProps extends HostAttributes<HTMLElement> {
  /** What is listed: a sport, a day. */
  readonly title: string;
  /** Beside it, such as how much it is. */
  readonly note?: string;
  /** Those of every coupon in it, at most three. */
  readonly columns: readonly MarketColumnView[];
  /** What each of the columns may show, itself included; a column with one or none is not chosen. */
  readonly choices?: readonly (readonly MarketColumnView[])[];
  /** With the index of the column, from 0, and the type of market that it is to show. */
  readonly onColumnChange?: (
    columnIndex: number,
    type: string,
    details: ChangeDetails<SelectReason>,
  ) => void;
  /** Which column a narrow list shows; counts from 0. */
  readonly columnIndex: number;
  readonly onColumnIndexChange: (columnIndex: number, details: ChangeDetails<PressReason>) => void;
  /** Its head stays in sight over its coupons. */
  readonly isSticky?: boolean;
  /** Left out for a visitor, and until it is known. */
  readonly ownBets?: OwnBetsOfList | null;
  /** Coupons with these columns: `naming` is `within-sport` or `region-first`. */
  readonly children: ReactNode;
}

/**
 * Coupons as one card: its head names what is listed and, over the columns of all of them, what these show; each
 * competition has a line of 32 px (B2, B9). Where one column has room, the head chooses which.
 */
export function CouponList({
  title,
  note,
  columns,
  choices = [],
  onColumnChange,
  columnIndex,
  onColumnIndexChange,
  isSticky = false,
  ownBets,
  children,
  className,
  ...host
}: CouponListProps) {
  const heading = useId();
  const extras = useRowExtras(ownBets);
  return (
    <section
      {...host}
      aria-labelledby={heading}
      className={joined(couponList({ isSticky }), className)}
    >
      <div className="gs-list-head">
        <div className={couponContainer}>
          <div className={couponLine({ part: "head" })}>
            <div className="gs-list-title">
              <h2 id={heading}>{title}</h2>
              {note !== undefined && <span>{note}</span>}
            </div>
            <ColumnSwitch {...{ columns, columnIndex, onColumnIndexChange }} />
            {columns.slice(0, mostColumns).map((column, index) => (
              <div
                key={column.type}
                className={couponGroupClass(column.headings.length, index, false)}
              >
                <ColumnName
                  column={column}
                  index={index}
                  choices={choices[index] ?? []}
                  {...(onColumnChange && { onColumnChange })}
                />
              </div>
            ))}
            {columns.length > 0 && <span aria-hidden className={`${couponMore} gs-list-more`} />}
          </div>
        </div>
      </div>
      <RowExtrasContext value={extras}>{children}</RowExtrasContext>
    </section>
  );
}

type ColumnNameProps = Pick<CouponListProps, "onColumnChange"> & {
  readonly column: MarketColumnView;
  readonly index: number;
  readonly choices: readonly MarketColumnView[];
};

/** What a column shows, or the list of what it may. */
function ColumnName({ column, index, choices, onColumnChange }: ColumnNameProps) {
  const t = useWording();
  const nameOf = useMarketName();
  if (choices.length < 2 || onColumnChange === undefined) {
    return (
      <span aria-hidden title={column.name} className="gs-coupon-market">
        {nameOf(column.type, column.name)}
      </span>
    );
  }
  return (
    <SelectButton
      variant="head"
      className="gs:col-span-full"
      label={t("coupon-list.column", { number: index + 1 })}
      value={column.type}
      options={choices.map(({ type, name }) => ({ value: type, name: nameOf(type, name) }))}
      onChange={(type, details) => onColumnChange(index, type, details)}
    />
  );
}

/** The types of market that have a name short enough for three beside each other on a phone. */
const short = ["1x2", "both_teams_to_score"] as const;

type ColumnSwitchProps = Pick<CouponListProps, "columns" | "columnIndex" | "onColumnIndexChange">;

/** Where a list has room for one column alone, this chooses which. */
function ColumnSwitch({ columns, columnIndex, onColumnIndexChange }: ColumnSwitchProps) {
  const t = useWording();
  const nameOf = useMarketName();
  if (columns.length < 2) return null;
  const shortName = ({ type, name }: MarketColumnView) =>
    isOneOf(short, type) ? t(`coupon-list.market.${type}`) : nameOf(type, name);
  return (
    <SegmentedControl
      className="gs:@min-[30rem]/coupon:hidden"
      label={t("market-row.switch")}
      options={columns.map((column, index) => ({
        value: String(index),
        label: shortName(column),
      }))}
      value={String(Math.min(columnIndex, columns.length - 1))}
      onChange={(value, details) => onColumnIndexChange(Number(value), details)}
    />
  );
}
