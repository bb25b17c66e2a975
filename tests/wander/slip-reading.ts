import type { Page } from "playwright";

/** The slip of a page at one moment. */
export interface ReadSlip {
  /** `loading`, `empty`, `open` or `results`; `none` where it is not on the screen. */
  readonly face: string;
  /** Whether it is the bet builder's. */
  readonly isBuilder: boolean;
  readonly betType: string;
  /** What the fields for stakes have, in their order. */
  readonly stakes: readonly string[];
  /** What the control does, and says. */
  readonly control: string;
  readonly label: string;
  /** The outcomes as the browser keeps them. */
  readonly outcomeIds: readonly string[];
  readonly isEachWay: boolean;
  readonly isFree: boolean;
}

/** Reads the visible slip, all of it between two frames. */
export function readSlip(page: Page): Promise<ReadSlip> {
  return page.evaluate(() => {
    const slips = [...document.querySelectorAll<HTMLElement>("section[data-slip]")];
    const slip = slips.find((each) => each.checkVisibility());
    const kept = JSON.parse(localStorage.getItem("betslip") ?? "{}");
    const types = "input[value=single], input[value=combi], input[value=system]";
    const radios = [...(slip?.querySelectorAll<HTMLInputElement>(types) ?? [])];
    const fields = slip?.querySelectorAll<HTMLInputElement>("input[inputmode=decimal]") ?? [];
    const control = slip?.querySelector<HTMLElement>("[data-control]");
    const selections: readonly { readonly outcomeId: string }[] = kept.selections ?? [];
    return {
      face: slip?.dataset.slip ?? "none",
      isBuilder: slip?.hasAttribute("data-builder") ?? false,
      betType: radios.find(({ checked }) => checked)?.value ?? "single",
      stakes: [...fields].map(({ value }) => value),
      control: control?.dataset.control ?? "none",
      label: control?.textContent ?? "",
      outcomeIds: selections.map(({ outcomeId }) => outcomeId),
      isEachWay: kept.isEachWay === true || (kept.eachWayLines ?? []).length > 0,
      isFree: (kept.freeBet ?? null) !== null,
    };
  });
}

/** Cents of a plain amount with one mark, comma or point; null of anything else. */
export function centsOf(typed: string): number | null {
  const [, whole = "", decimals = ""] = /^(\d+)(?:[.,](\d{0,2}))?$/.exec(typed.trim()) ?? [];
  return whole === "" ? null : Number(whole + decimals.padEnd(2, "0"));
}

/** Cents that the fields of a slip come to; null where that is more than a sum. */
export function typedTotal(slip: ReadSlip): number | null {
  const { betType, isEachWay, isFree, isBuilder, stakes, outcomeIds } = slip;
  if (isBuilder || isEachWay || isFree || betType === "system") return null;
  if (stakes.length !== (betType === "single" ? outcomeIds.length : 1)) return null;
  const cents = stakes.map((stake) => (stake.trim() === "" ? 0 : centsOf(stake)));
  return cents.includes(null) ? null : cents.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

/** Whether there is a slip of lines to compare with what it is later. */
export function isComparable({ face, isBuilder }: ReadSlip): boolean {
  return !isBuilder && (face === "open" || face === "empty");
}

/** In what a slip differs from before; null where lines and stakes are the same. */
export function slipDifference(before: ReadSlip, after: ReadSlip): string | null {
  const lines = (slip: ReadSlip) => slip.outcomeIds.join(" ");
  if (lines(before) !== lines(after)) return `lines ${lines(before)}, now ${lines(after)}`;
  if (before.face !== after.face) return `it was ${before.face}, now ${after.face}`;
  if (before.betType !== after.betType) return `${before.betType}, now ${after.betType}`;
  // A stake is written as the language writes amounts once its field is left.
  const written = (slip: ReadSlip) =>
    slip.stakes.map((stake) => centsOf(stake) ?? stake.trim()).join(" and ");
  if (written(before) === written(after)) return null;
  return `stakes ${before.stakes.join(" and ")}, now ${after.stakes.join(" and ")}`;
}
