import { markColours } from "@grandstand/tokens/mark-colours";
import { byLightness, contrast, hexPair, mixed } from "../mark/colour.ts";
import type { IdOf } from "../mark/id-of.ts";
import { crestLettering } from "../mark/lettering.ts";
import type { CrestMark, CrestShape } from "../mark/marks.ts";
import { polygon, rectangle } from "../mark/paths.ts";
import { patternPath } from "../mark/patterns.ts";
import { outlines, smallBox } from "./crest-shapes.ts";

const { white, ink, black } = markColours;

/** Below 28 px the pattern alone; then a rim and a light; from 32 px on the initials. */
export type CrestDetail = "small" | "rimmed" | "whole";

/** What of a crest can be seen at a size in px. */
export function crestDetailAt(size: number): CrestDetail {
  if (size < 28) return "small";
  return size < 32 ? "rimmed" : "whole";
}

interface DrawingProps {
  readonly mark: CrestMark;
  readonly detail: CrestDetail;
  readonly idOf: IdOf;
}

/** The clip that drawings of one outline refer to. */
export function CrestClip({
  shape,
  isSmall,
  idOf,
}: {
  shape: CrestShape;
  isSmall: boolean;
  idOf: IdOf;
}) {
  const { inside, field } = outlines[shape];
  return (
    <clipPath id={idOf(clipOf(shape, isSmall))}>
      <path d={isSmall ? inside : field} />
    </clipPath>
  );
}

const clipOf = (shape: CrestShape, isSmall: boolean) => (isSmall ? shape : `${shape}-field`);

/** The light and the shade of every crest that is more than its pattern. */
export function CrestLights({ idOf }: { idOf: IdOf }) {
  return (
    <>
      <linearGradient
        id={idOf("light")}
        x1="8"
        y1="4"
        x2="34"
        y2="24"
        gradientUnits="userSpaceOnUse"
      >
        <stop stopColor={white} stopOpacity="0.8" />
        <stop offset="1" stopColor={white} stopOpacity="0" />
      </linearGradient>
      <linearGradient
        id={idOf("shade")}
        x1="0"
        y1="26"
        x2="0"
        y2="47"
        gradientUnits="userSpaceOnUse"
      >
        <stop stopColor={black} stopOpacity="0" />
        <stop offset="1" stopColor={black} stopOpacity="0.2" />
      </linearGradient>
    </>
  );
}

/** A crest in the units of its outline; what it refers to is drawn by `CrestClip` and `CrestLights`. */
export function CrestDrawing(props: DrawingProps) {
  return props.detail === "small" ? <SmallCrest {...props} /> : <RimmedCrest {...props} />;
}

/** The whole crest in one colour, with its hairline. */
function Outline({ shape, fill }: { shape: CrestShape; fill: string }) {
  const { outline } = outlines[shape];
  if (outline !== null) return <path className="gs-edge" fill={fill} d={outline} />;
  return <circle className="gs-edge" fill={fill} cx="24" cy="24" r="21.5" />;
}

/** The pattern to the edge; a plain crest has a rim, so that it has both colours. */
function SmallCrest({ mark: { colours, pattern, shape }, idOf }: DrawingProps) {
  const { field } = outlines[shape];
  const [first, second] = hexPair(colours);
  if (pattern === "plain") {
    return (
      <>
        <Outline shape={shape} fill={second} />
        <path fill={first} d={field} />
      </>
    );
  }
  return (
    <>
      <Outline shape={shape} fill={first} />
      <path
        clipPath={`url(#${idOf(clipOf(shape, true))})`}
        fill={second}
        d={patternPath(pattern, smallBox, true)}
      />
    </>
  );
}

/** Two colours that are alike have a darker rim; a plain crest has its second colour there. */
function rimOf({ colours, pattern }: CrestMark): string {
  const [first, second] = hexPair(colours);
  if (contrast(first, second) < 1.5) return mixed(first, ink, 0.4);
  return pattern === "plain" ? second : byLightness(colours).dark;
}

function RimmedCrest({ mark, detail, idOf }: DrawingProps) {
  const { colours, pattern, shape, initials } = mark;
  const { field, light, fieldBox, restBox } = outlines[shape];
  const [first, second] = hexPair(colours);
  const hasPlate = detail === "whole" && initials !== "";
  const box = hasPlate && figures.includes(pattern) ? restBox : fieldBox;
  return (
    <>
      <Outline shape={shape} fill={rimOf(mark)} />
      <g clipPath={`url(#${idOf(clipOf(shape, false))})`}>
        <path fill={first} d={field} />
        <path fill={second} d={patternPath(pattern, box)} />
        <path fill={`url(#${idOf("shade")})`} d={field} />
        {hasPlate && <Plate mark={mark} />}
      </g>
      {hasPlate && <Initials mark={mark} />}
      <path
        fill="none"
        stroke={`url(#${idOf("light")})`}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        d={light}
      />
    </>
  );
}

/** What is one figure and no repetition is drawn beside the plate, and not behind it. */
const figures: readonly string[] = ["sash", "chevron", "quarters", "cross", "band"];

/** What the initials are on, with a line where it ends. On a plain crest it is the field, with a figure beside it. */
function Plate({ mark }: { mark: CrestMark }) {
  const { colours, pattern, shape } = mark;
  const [, second] = hexPair(colours);
  if (pattern === "plain") return <PlainFigure shape={shape} colour={second} />;
  const { x, y, width, height } = outlines[shape].plate;
  const plate = <path fill={crestLettering(mark).ground} d={rectangle(x, y, width, height)} />;
  if (pattern === "band" && shape === "round") return plate;
  const above = shape === "shield" ? "" : rectangle(x, y - 1.4, width, 1.4);
  const below = shape === "peak" ? "" : rectangle(x, y + height, width, 1.4);
  return (
    <>
      {plate}
      <path fill={byLightness(colours).light} d={above + below} />
    </>
  );
}

/** A chevron, a ring or a lozenge, where the initials leave space for it. */
function PlainFigure({ shape, colour }: { shape: CrestShape; colour: string }) {
  if (shape === "round")
    return <circle cx="24" cy="24" r="15.3" fill="none" stroke={colour} strokeWidth="1.2" />;
  const d =
    shape === "shield"
      ? polygon([8, 25], [24, 32.5], [40, 25], [40, 29.6], [24, 37.1], [8, 29.6])
      : polygon([24, 11], [31, 17.5], [24, 24], [17, 17.5]);
  return <path fill={colour} d={d} />;
}

/** By how many letters there are, in the units of the drawing. */
const letterSizes = [13, 13, 13, 11.6, 9.4] as const;

function Initials({ mark }: { mark: CrestMark }) {
  const { initials, pattern, shape } = mark;
  const { baseline } = outlines[shape];
  const isLong = initials.length > 2;
  const isNarrowed = shape === "peak" && isLong;
  const size = (letterSizes[initials.length] ?? 9.4) * (shape === "round" ? 1.04 : 1);
  const lower = pattern === "plain" && shape === "shield" ? 0.6 : 0;
  return (
    <text
      className="gs-mark-letters"
      x="24"
      y={isNarrowed ? baseline - 0.9 : baseline + lower}
      fontSize={isNarrowed ? size * 0.84 : size}
      fontStretch={isLong ? "84%" : "96%"}
      fill={crestLettering(mark).ink}
    >
      {initials}
    </text>
  );
}
