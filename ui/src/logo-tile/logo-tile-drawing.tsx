import { markColours } from "@grandstand/tokens/mark-colours";
import { hexPair } from "../mark/colour.ts";
import type { IdOf } from "../mark/id-of.ts";
import { tileLettering } from "../mark/lettering.ts";
import type { TileMark, TilePattern } from "../mark/marks.ts";
import { polygon, rectangle } from "../mark/paths.ts";

const { white } = markColours;

export interface TileDetail {
  readonly hasInitials: boolean;
  readonly hasLight: boolean;
}

/** What of a tile can be seen at a size in px: initials from 20, a light from 24 px on. */
export function tileDetailAt(size: number): TileDetail {
  return { hasInitials: size >= 20, hasLight: size >= 24 };
}

/** The clip that every tile refers to: it leaves the hairline free. */
export function TileClip({ idOf }: { idOf: IdOf }) {
  return (
    <clipPath id={idOf("tile")}>
      <rect x="3.5" y="3.5" width="41" height="41" rx="5.5" />
    </clipPath>
  );
}

interface Figure {
  /** Of the second colour, on the tile of 48 units. */
  readonly path: string;
  readonly baseline: number;
  /** Letters over the figure have an outline of the ground. */
  readonly isBehind?: boolean;
}

/** Two corners of a frame, each as wide as a stroke of the letters. */
const frame =
  polygon([6.5, 15], [6.5, 6.5], [24, 6.5], [24, 10.5], [10.5, 10.5], [10.5, 15]) +
  polygon([41.5, 33], [41.5, 41.5], [24, 41.5], [24, 37.5], [37.5, 37.5], [37.5, 33]);

const figures: Readonly<Record<TilePattern, Figure>> = {
  cut: { path: polygon([0, 40], [48, 24], [48, 48], [0, 48]), baseline: 27.5 },
  slash: {
    path: polygon([30, 0], [42, 0], [18, 48], [6, 48]),
    baseline: 31.5,
    isBehind: true,
  },
  chevron: {
    path: polygon([0, 30], [24, 42], [48, 30], [48, 38], [24, 50], [0, 38]),
    baseline: 27,
  },
  corner: { path: polygon([26, 0], [48, 0], [48, 22]), baseline: 38 },
  frame: { path: frame, baseline: 32.6 },
  split: { path: rectangle(0, 24, 48, 24), baseline: 31, isBehind: true },
};

interface DrawingProps {
  readonly mark: TileMark;
  readonly detail: TileDetail;
  readonly idOf: IdOf;
}

/** The ground, a figure and the initials; `TileClip` draws what it refers to. */
export function TileDrawing({ mark, detail, idOf }: DrawingProps) {
  const [first, second] = hexPair(mark.colours);
  const { path } = figures[mark.pattern] ?? figures.cut;
  return (
    <>
      <rect className="gs-edge" fill={first} x="2.5" y="2.5" width="43" height="43" rx="6.5" />
      <path clipPath={`url(#${idOf("tile")})`} fill={second} d={path} />
      {detail.hasLight && (
        <path
          fill="none"
          stroke={white}
          strokeOpacity="0.32"
          strokeWidth="1.3"
          strokeLinecap="round"
          d="M5 20V9.5A4.5 4.5 0 0 1 9.5 5H28"
        />
      )}
      {detail.hasInitials && <Initials mark={mark} />}
    </>
  );
}

/** By how many letters there are, in the units of the drawing. */
const letterSizes = [30, 30, 22, 17] as const;

function Initials({ mark }: { mark: TileMark }) {
  const { initials, pattern } = mark;
  const { baseline, isBehind = false } = figures[pattern] ?? figures.cut;
  const { ground, ink } = tileLettering(mark);
  const size = (letterSizes[initials.length] ?? 14) * (pattern === "frame" ? 0.8 : 1);
  const outline = isBehind && {
    stroke: ground,
    strokeWidth: 5,
    strokeLinejoin: "round" as const,
    paintOrder: "stroke",
  };
  return (
    <text
      className="gs-mark-letters"
      x="24"
      y={baseline}
      fontSize={size}
      fontStretch={initials.length > 2 ? "84%" : "100%"}
      fill={ink}
      {...outline}
    >
      {initials}
    </text>
  );
}
