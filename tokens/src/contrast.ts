import type { ContrastRule } from "./token-table.ts";

/** An OKLCH colour: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Channels = readonly [red: number, green: number, blue: number];

/** OKLCH to linear sRGB, clipped to the gamut as a screen does (Ottosson's matrices). */
function linearRgb([lightness, chroma, hue]: Oklch): Channels {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** The same colour as six hexadecimal digits, for browsers and phones where no sheet applies. @internal */
export function hexOf(colour: Oklch): string {
  const digits = linearRgb(colour).map((channel) => {
    const encoded = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2, 1 to 21, rounded down to two decimals so that it never flatters. */
export function contrastRatio(one: Oklch, other: Oklch): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  const ratio = ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
  return Math.floor(ratio * 100) / 100;
}

const odds = 7;
const text = 4.5;
const shape = 3;

function rules(
  minimum: number,
  use: string,
  texts: string[],
  backgrounds: string[],
): ContrastRule[] {
  return texts.flatMap((name) =>
    backgrounds.map((background) => ({ text: name, background, minimum, use })),
  );
}

const backgrounds = ["page", "surface", "raised", "well", "hover"];

/** The pairs of colours that the design requires. Those that are drawn are measured (docs/decisions/79). */
export const contrastRules: readonly ContrastRule[] = [
  ...rules(odds, "odds digits", ["ink"], backgrounds),
  ...rules(odds, "odds digits, chosen", ["on-act"], ["act", "act-press"]),
  ...rules(odds, "score digits", ["digit"], ["digit-cell"]),
  ...rules(text, "text", ["ink-muted"], backgrounds),
  ...rules(text, "captions and conditions", ["ink-faint"], backgrounds),
  ...rules(text, "a price moved, in words", ["up", "down"], ["surface", "page"]),
  ...rules(text, "header text", ["on-header", "on-header-muted"], ["header", "header-raised"]),
  ...rules(text, "errors", ["on-inverse"], ["inverse"]),
  ...rules(odds, "odds digits on a coupon", ["on-paper"], ["paper"]),
  ...rules(text, "text on a coupon", ["on-paper-muted"], ["paper"]),
  ...rules(shape, "a price moved, as a corner", ["up", "down"], ["raised", "hover"]),
  ...rules(shape, "a price moved, as a corner on a chosen one", ["act-up", "act-down"], ["act"]),
  ...rules(shape, "edge of what is chosen", ["act-edge"], backgrounds),
  ...rules(shape, "mark or ground of what is chosen", ["ink", "inverse"], ["surface", "well"]),
  ...rules(shape, "bar of the current tab", ["on-header"], ["header"]),
  ...rules(shape, "focus ring", ["focus"], ["page", "surface", "raised", "well"]),
  ...rules(shape, "outline of a field", ["ink-faint"], ["page", "surface"]),
  ...rules(shape, "level badge", ["level"], ["header"]),
];
