import { markColours } from "@grandstand/tokens/mark-colours";
import type { ReactNode } from "react";
import { asHex, contrast, hexPair, mixed } from "../mark/colour.ts";
import type { IdOf } from "../mark/id-of.ts";
import type { PartColours, SilksMark } from "../mark/marks.ts";
import { bodyPaths, capPaths, sleevePaths } from "./silks-patterns.ts";
import { silksShapes } from "./silks-shapes.ts";

const { white, ink, black } = markColours;
const { torso, collar, leftSleeve, rightSleeve, cap, peak, fold, capLight } = silksShapes;
const sleeves = leftSleeve + rightSleeve;

/** Below 40 px larger pieces, without folds and lights. */
export function isSmallSilks(size: number): boolean {
  return size < 40;
}

/** The clips that drawings of silks refer to. */
export function SilksClips({ idOf }: { idOf: IdOf }) {
  return (
    <>
      <clipPath id={idOf("sleeves")}>
        <path d={sleeves} />
      </clipPath>
      <clipPath id={idOf("torso")}>
        <path d={torso} />
      </clipPath>
      <clipPath id={idOf("cap")}>
        <path d={cap} />
      </clipPath>
    </>
  );
}

interface DrawingProps {
  readonly mark: SilksMark;
  readonly isSmall: boolean;
  readonly idOf: IdOf;
}

/** Sleeves behind the torso, and the cap over it; what it refers to is drawn by `SilksClips`. */
export function SilksDrawing({ mark, isSmall, idOf }: DrawingProps) {
  const [first, second] = hexPair(mark.body);
  return (
    <>
      <Part outline={sleeves} clip={idOf("sleeves")} {...partOf(mark.sleeves, sleevePaths)} />
      <Part
        outline={torso}
        clip={idOf("torso")}
        ground={first}
        colour={second}
        pattern={(bodyPaths[mark.pattern] ?? bodyPaths.plain)(isSmall)}
      >
        {!isSmall && <path fill={white} fillOpacity="0.13" d={fold} />}
      </Part>
      {!isSmall && <path fill="none" stroke={seamOn(first)} strokeWidth="1.2" d={collar} />}
      <Part outline={cap} clip={idOf("cap")} {...partOf(mark.cap, capPaths)}>
        <path fill={black} fillOpacity="0.18" d={peak} />
        {!isSmall && (
          <path
            fill="none"
            stroke={white}
            strokeOpacity="0.5"
            strokeWidth="1.1"
            strokeLinecap="round"
            d={capLight}
          />
        )}
      </Part>
    </>
  );
}

/** A seam is darker than light cloth and lighter than dark cloth. */
const seamOn = (cloth: string) =>
  mixed(cloth, contrast(cloth, white) < contrast(cloth, ink) ? ink : white, 0.3);

interface Cloth {
  readonly ground: string;
  readonly colour?: string;
  readonly pattern?: string;
}

/** One colour, or two and the path of the second. */
function partOf<Pattern extends string>(
  colours: PartColours<Pattern>,
  paths: Readonly<Record<Pattern, string>>,
): Cloth {
  if (typeof colours === "string") return { ground: asHex(colours) };
  const [first, second, pattern] = colours;
  return { ground: asHex(first), colour: asHex(second), pattern: paths[pattern] ?? "" };
}

interface PartProps extends Cloth {
  readonly outline: string;
  readonly clip: string;
  /** What the light does to it. */
  readonly children?: ReactNode;
}

/** One piece of clothing: its ground, what lies on it, and its hairline over both. */
function Part({ outline, clip, ground, colour, pattern, children }: PartProps) {
  return (
    <>
      <path fill={ground} d={outline} />
      {(pattern || children) && (
        <g clipPath={`url(#${clip})`}>
          {pattern && <path fill={colour} d={pattern} />}
          {children}
        </g>
      )}
      <path className="gs-edge" fill="none" d={outline} />
    </>
  );
}
