import type { Cents } from "@grandstand/rules/money";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { curveSize, type OfferPointView, offerGeometry } from "./offer-geometry.ts";

interface OfferCurveProps {
  /** Oldest first. */
  readonly points: readonly OfferPointView[];
  readonly stake: Cents;
}

/** How the offer of a bet went since it was kept, over a dashed line at the stake; its sentence says the same. */
export function OfferCurve({ points, stake }: OfferCurveProps) {
  const t = useWording();
  const format = useFormat();
  const drawn = offerGeometry(points, stake);
  const [first] = points;
  const last = points.at(-1);
  if (drawn === null || !first || !last) return null;
  const amounts = points.flatMap(({ amount }) => amount ?? []);
  const { width, height, left, right, bottom } = curveSize;
  return (
    <figure data-offer-curve className="gs:grid gs:gap-1 gs:px-4 gs:py-3 gs:print:hidden">
      <figcaption className="gs:type-small gs:text-ink-muted">
        <Sentence>
          {t("bet.offer.since", {
            at: format.dateTime(first.at),
            highest: format.money(Math.max(...amounts)),
            lowest: format.money(Math.min(...amounts)),
          })}
        </Sentence>
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        className="gs:block gs:w-full gs:text-[11px] gs:[&_text]:fill-ink-faint"
      >
        {drawn.lines.map(({ cents, y }) => (
          <g key={cents}>
            <path d={`M${left} ${y}H${width - right}`} className="gs:stroke-line" />
            <text x={left - 6} y={y + 4} textAnchor="end">
              {Math.round(cents / 100)}
            </text>
          </g>
        ))}
        <path
          d={`M${left} ${drawn.stakeY}H${width - right}`}
          strokeDasharray="4 4"
          className="gs:stroke-ink-faint"
        />
        <text x={left + 4} y={drawn.stakeY - 5}>
          {t("bet.offer.stake")}
        </text>
        <path
          d={drawn.path}
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
          className="gs:stroke-ink"
        />
        <path d={drawn.gaps} strokeWidth={1.5} strokeDasharray="2 3" className="gs:stroke-ink" />
        <circle cx={drawn.end.x} cy={drawn.end.y} r={4} className="gs:fill-ink" />
        <text x={left} y={height - bottom + 16}>
          {format.time(first.at)}
        </text>
        <text x={width - right} y={height - bottom + 16} textAnchor="end">
          {format.time(last.at)}
        </text>
      </svg>
    </figure>
  );
}
