import { polygon, rectangle } from "./paths.ts";

/** How the second colour lies on the first. */
export const markPatterns = [
  "plain",
  "halves",
  "stripes",
  "hoops",
  "sash",
  "chevron",
  "quarters",
  "cross",
  "band",
  "checks",
] as const;
export type MarkPattern = (typeof markPatterns)[number];

/** What a pattern covers, in the units of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Every second of some bands that touch, beginning with the second one. */
function everySecond(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => (index % 2 === 1 ? draw(index) : "")).join("");
}

function stripes({ x, y, width, height }: Box): string {
  const unit = width / 5;
  return everySecond(5, (index) => rectangle(x + unit * index, y, unit, height));
}

function hoops({ x, y, width, height }: Box): string {
  const unit = height / 5;
  return everySecond(5, (index) => rectangle(x, y + unit * index, width, unit));
}

function sash({ x, y, width, height }: Box): string {
  const wide = width * 0.34;
  const over = wide * 0.2;
  const right = x + width;
  const below = y + height + 1;
  return polygon(
    [x - over, y - 1],
    [x + wide, y - 1],
    [right + over, below],
    [right - wide, below],
  );
}

function chevron({ x, y, width, height }: Box): string {
  const top = y + height * 0.26;
  const thick = height * 0.26;
  const drop = height * 0.34;
  const middle = x + width / 2;
  const right = x + width;
  return polygon(
    [x, top],
    [middle, top + drop],
    [right, top],
    [right, top + thick],
    [middle, top + drop + thick],
    [x, top + thick],
  );
}

function quarters({ x, y, width, height }: Box): string {
  const [w, h] = [width / 2, height / 2];
  return rectangle(x + w, y, w, h) + rectangle(x, y + h, w, h);
}

function cross({ x, y, width, height }: Box): string {
  const thick = width * 0.26;
  return (
    rectangle(x + (width - thick) / 2, y, thick, height) +
    rectangle(x, y + (height - thick) / 2, width, thick)
  );
}

/**
 * Three squares a row are legible at 16 px, four from 28 px on. Columns are drawn one way round and rows the other, so
 * that there is nothing where they cross.
 */
function checks({ x, y, width, height }: Box, isSmall: boolean): string {
  const columns = isSmall ? 3 : 4;
  const unit = width / columns;
  const rows = Math.ceil(height / unit);
  return (
    everySecond(columns, (index) => rectangle(x + unit * index, y, unit, unit * rows)) +
    everySecond(rows, (index) => rectangle(x + width, y + unit * index, -width, unit))
  );
}

const paths: Readonly<Record<MarkPattern, (box: Box, isSmall: boolean) => string>> = {
  plain: () => "",
  halves: ({ x, y, width, height }) => rectangle(x + width / 2, y, width / 2, height),
  stripes,
  hoops,
  sash,
  chevron,
  quarters,
  cross,
  band: ({ x, y, width, height }) => rectangle(x, y + height * 0.33, width, height * 0.34),
  checks,
};

/**
 * The path of what has the second colour; an unknown pattern is plain.
 * @param isSmall below 28 px, where fewer and larger pieces are legible.
 */
export function patternPath(pattern: MarkPattern, box: Box, isSmall = false): string {
  return (paths[pattern] ?? paths.plain)(box, isSmall);
}
