import type { LegStanding } from "@grandstand/rules/bet-progress";
import type { ReactNode } from "react";

/**
 * The standing of a selection, by shape: a full disc won, a ring with a point holds, a ring with a hand misses something, a
 * dotted ring is to come, a square lost, a ring with a dash is void. The word beside it says the same.
 */
export function LegNode({ standing }: { readonly standing: LegStanding }) {
  return (
    <svg
      aria-hidden
      width={18}
      height={18}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={standing === "lost" || standing === "void" ? "gs:text-ink-muted" : "gs:text-ink"}
    >
      {shapes[standing]}
    </svg>
  );
}

const ring = <circle cx={9} cy={9} r={8} />;
const dotted = (
  <circle cx={9} cy={9} r={8} strokeDasharray="1.6 3.4" className="gs:text-ink-faint" />
);
const full = (
  <>
    <circle cx={9} cy={9} r={8} fill="currentColor" />
    <path d="m5.5 9.2 2.4 2.4 4.6-5" className="gs:stroke-surface" />
  </>
);

const shapes: Readonly<Record<LegStanding, ReactNode>> = {
  won: full,
  placed: full,
  holds: (
    <>
      {ring}
      <circle cx={9} cy={9} r={3.4} fill="currentColor" stroke="none" />
    </>
  ),
  missing: (
    <>
      {ring}
      <path d="M9 4.8V9l2.6 1.8" />
    </>
  ),
  live: ring,
  coming: dotted,
  awaited: dotted,
  lost: (
    <>
      <rect x={1} y={1} width={16} height={16} rx={3} />
      <path d="m6 6 6 6m0-6-6 6" />
    </>
  ),
  void: (
    <>
      {ring}
      <path d="M5.6 9h6.8" />
    </>
  ),
};
