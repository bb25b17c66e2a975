import { type RefObject, useState } from "react";

/** More rows than a list shows at once. */
const near = 12;

interface RowsInSight {
  readonly isInSight: (index: number) => boolean;
  readonly onScroll: () => void;
}

/** Which rows of a scrolling list are in sight or next to it, and those around the one that has the keyboard. */
export function useRowsInSight(pointed: number, list: RefObject<HTMLElement | null>): RowsInSight {
  const [first, setFirst] = useState<number | null>(null);
  const isNear = (index: number, other: number) => Math.abs(index - other) <= near;
  return {
    isInSight: (index) => isNear(index, Math.max(pointed, 0)) || isNear(index, first ?? 0),
    onScroll: () => setFirst(firstInSight(list.current)),
  };
}

/** In steps, so that a list is not drawn again at every pixel. */
function firstInSight(list: HTMLElement | null): number {
  const rows = [...(list?.children ?? [])] as HTMLElement[];
  const top = list?.getBoundingClientRect().top ?? 0;
  const index = rows.findIndex((row) => row.getBoundingClientRect().bottom > top);
  const step = near / 3;
  return Math.round((index + step) / step) * step;
}
