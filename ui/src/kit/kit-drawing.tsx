import { markColours } from "@grandstand/tokens/mark-colours";
import { hexPair, mixed } from "../mark/colour.ts";
import type { IdOf } from "../mark/id-of.ts";
import { kitLettering } from "../mark/lettering.ts";
import type { KitMark } from "../mark/marks.ts";
import { polygon } from "../mark/paths.ts";
import { type Box, patternPath } from "../mark/patterns.ts";

const { ink, black } = markColours;

const shirt =
  "M17.5 5.5q6.5 6.4 13 0l5.8 2.1a3 3 0 0 1 1.5 1.2L45 19.4a1.4 1.4 0 0 1-.5 2l-5.9 3.3a1.2 1.2 0 0 1-1.7-.5l-1.1-1.9v19.2a2 2 0 0 1-2 2H14.2a2 2 0 0 1-2-2V22.3l-1.1 1.9a1.2 1.2 0 0 1-1.7.5l-5.9-3.3a1.4 1.4 0 0 1-.5-2L10.2 8.8a3 3 0 0 1 1.5-1.2z";
const collar = "M17.5 5.5q6.5 6.4 13 0";
const folds = "M12.2 22.3V44h3.3l-1-32zM35.8 22.3V44h-3.3l1-32z";
const cuffs =
  polygon([0, 24], [3.2, 18.2], [11.2, 22.6], [8, 28.6]) +
  polygon([48, 24], [44.8, 18.2], [36.8, 22.6], [40, 28.6]);

/** A pattern covers the body of the shirt and leaves its sleeves. */
const body: Box = { x: 12, y: 4, width: 24, height: 40 };

/** What of a shirt can be seen at a size in px: a number from 20, the finer pattern from 24 px on. */
export function kitDetailAt(size: number): KitDetail {
  return { hasNumber: size >= 20, isSmall: size < 24 };
}

export interface KitDetail {
  readonly hasNumber: boolean;
  readonly isSmall: boolean;
}

/** The clip that every shirt refers to. */
export function KitClip({ idOf }: { idOf: IdOf }) {
  return (
    <clipPath id={idOf("shirt")}>
      <path d={shirt} />
    </clipPath>
  );
}

interface DrawingProps {
  readonly mark: KitMark;
  readonly detail: KitDetail;
  readonly idOf: IdOf;
}

/** The second colour is a pattern, or cuffs and collar on a plain shirt; `KitClip` draws what it refers to. */
export function KitDrawing({ mark, detail, idOf }: DrawingProps) {
  const { colours, pattern, number } = mark;
  const [first, second] = hexPair(colours);
  const isPlain = pattern === "plain";
  return (
    <>
      <path fill={first} d={shirt} />
      <g clipPath={`url(#${idOf("shirt")})`}>
        <path fill={second} d={isPlain ? cuffs : patternPath(pattern, body, detail.isSmall)} />
        <path fill={black} fillOpacity="0.14" d={folds} />
      </g>
      <path
        fill="none"
        stroke={isPlain ? second : mixed(first, ink, 0.4)}
        strokeWidth="2.2"
        d={collar}
      />
      <path className="gs-edge" fill="none" d={shirt} />
      {detail.hasNumber && number !== undefined && <ShirtNumber mark={mark} number={number} />}
    </>
  );
}

/** On the cloth, or on a disc where a pattern is. */
function ShirtNumber({ mark, number }: { mark: KitMark; number: number }) {
  const letters = kitLettering(mark);
  const isOnDisc = mark.pattern !== "plain";
  return (
    <>
      {isOnDisc && <circle cx="24" cy="26.6" r="11.2" fill={letters.ground} />}
      <text
        className="gs-mark-letters"
        x="24"
        y={isOnDisc ? 32.6 : 33.4}
        fontSize={isOnDisc ? 16.5 : 19}
        fontStretch="84%"
        fill={letters.ink}
      >
        {number}
      </text>
    </>
  );
}
