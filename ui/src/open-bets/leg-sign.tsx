import type { LegStanding } from "@grandstand/rules/bet-progress";
import type { ReactNode } from "react";

interface LegSignProps {
  readonly standing: LegStanding;
  /** How much of its event was played, from 0 to 1; null where that is not known. */
  readonly share: number | null;
}

/**
 * How a selection is doing, by its shape: a tick once it has won, in play a ring as long as its match was played, with a
 * point where it would win as it is, an outline before, a cross once it is lost.
 */
export function LegSign({ standing, share }: LegSignProps) {
  return (
    <svg
      aria-hidden
      data-standing={standing}
      width={18}
      height={18}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapeOf(standing, share)}
    </svg>
  );
}

function shapeOf(standing: LegStanding, share: number | null): ReactNode {
  switch (standing) {
    case "won":
    case "placed":
      return won;
    case "holds":
      return (
        <>
          <Ring share={share} />
          <circle cx={9} cy={9} r={2.4} fill="currentColor" stroke="none" />
        </>
      );
    case "missing":
    case "live":
      return <Ring share={share} />;
    case "coming":
      return outline;
    case "awaited":
      return <circle cx={9} cy={9} r={8} strokeDasharray="1.6 3.4" />;
    case "lost":
      return (
        <>
          {outline}
          <path d="m6.2 6.2 5.6 5.6m0-5.6-5.6 5.6" />
        </>
      );
    case "void":
      return (
        <>
          {outline}
          <path d="M5.6 9h6.8" />
        </>
      );
  }
}

/** The time that was played of the whole; dashed where it is not known. */
function Ring({ share }: Pick<LegSignProps, "share">) {
  if (share === null) {
    return <circle cx={9} cy={9} r={7} strokeWidth={3} strokeDasharray="1.4 4.1" />;
  }
  return (
    <>
      <circle cx={9} cy={9} r={7} strokeWidth={3} className="gs:stroke-line" />
      <circle
        cx={9}
        cy={9}
        r={7}
        pathLength={100}
        strokeWidth={3}
        strokeLinecap="butt"
        strokeDasharray={`${Math.round(share * 100)} 100`}
        transform="rotate(-90 9 9)"
      />
    </>
  );
}

const outline = <circle cx={9} cy={9} r={8} className="gs:text-ink-faint" />;
const won = (
  <>
    <circle
      cx={9}
      cy={9}
      r={9}
      stroke="none"
      className="gs:fill-act gs:forced-colors:fill-[CanvasText]"
    />
    <path
      d="m5.2 9.3 2.5 2.5 5-5.4"
      strokeWidth={2.2}
      className="gs:stroke-on-act gs:forced-colors:stroke-[Canvas]"
    />
  </>
);
