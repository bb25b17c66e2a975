import type { PricePoint, PriceSummary } from "@grandstand/rules/price-history";

/** Of the drawing, in its own units: a pixel each in a panel of the usual size. */
export const chartWidth = 206;
export const chartHeight = 48;
const inset = 4;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the steps of a history are drawn. */
export interface StepsDrawing {
  readonly path: string;
  /** Where each step begins. */
  readonly dots: readonly Spot[];
  /** The height of the opening's line. */
  readonly opening: number;
  /** Where the last step is now. */
  readonly end: Spot;
}

/** Steps of one width each, the highest price at the top; a price that never moved is a line in the middle. */
export function stepsOf({ points, highest, lowest }: PriceSummary<PricePoint>): StepsDrawing {
  const width = (chartWidth - 2 * inset) / points.length;
  const range = highest.odds - lowest.odds;
  const heightOf = (odds: number) =>
    range === 0
      ? chartHeight / 2
      : round(inset + ((highest.odds - odds) / range) * (chartHeight - 2 * inset));
  const dots = points.map(({ odds }, index) => ({
    x: round(inset + index * width),
    y: heightOf(odds),
  }));
  const opening = dots[0]?.y ?? chartHeight / 2;
  const end = { x: chartWidth - inset, y: dots.at(-1)?.y ?? opening };
  const path = `M${inset} ${opening}${dots.map(({ x, y }) => `H${x}V${y}`).join("")}H${end.x}`;
  return { path, dots, opening, end };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
