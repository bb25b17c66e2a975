import type { PriceSummary } from "@grandstand/rules/price-history";
import type { PastPrice } from "./price-history-view.ts";
import { chartHeight, chartWidth, stepsOf } from "./steps-geometry.ts";

/** The prices as steps of one width, with a dashed line at the opening. Its panel says the same in words. */
export function PriceSteps({ summary }: { readonly summary: PriceSummary<PastPrice> }) {
  const { path, dots, opening, end } = stepsOf(summary);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      className="gs:block gs:w-full"
    >
      <path
        d={`M${dots[0]?.x ?? 0} ${opening}H${end.x}`}
        strokeDasharray="2 3"
        className="gs:stroke-ink-faint"
      />
      <path d={path} fill="none" strokeWidth={1.75} className="gs:stroke-ink-muted" />
      {dots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={2} className="gs:fill-ink-muted" />
      ))}
      <circle cx={end.x} cy={end.y} r={3.5} className="gs:fill-ink" />
    </svg>
  );
}
