import type StyleDictionary from "style-dictionary";
import type { TransformedToken } from "style-dictionary/types";

interface Length {
  value: number;
  unit: string;
}

interface OklchValue {
  components: [number, number, number];
  alpha?: number;
}

interface ShadowValue {
  color: OklchValue;
  offsetX: Length;
  offsetY: Length;
  blur: Length;
  spread: Length;
}

/** CSS `oklch(…)`, with alpha where there is one. Style Dictionary's own groups flatten it to hex. */
export function cssColour({ components, alpha = 1 }: OklchValue): string {
  const channels = components.join(" ");
  return alpha === 1 ? `oklch(${channels})` : `oklch(${channels} / ${alpha})`;
}

const cssLength = ({ value, unit }: Length) => (value === 0 ? "0" : `${value}${unit}`);

function cssShadow({ color, offsetX, offsetY, blur, spread }: ShadowValue): string {
  if (color.alpha === 0) return "none";
  return [...[offsetX, offsetY, blur, spread].map(cssLength), cssColour(color)].join(" ");
}

const cssFamilies = (families: string[]) =>
  families.map((family) => (family.includes(" ") ? `"${family}"` : family)).join(", ");

/** The CSS form of each DTCG type; a type that is not here is written unchanged. */
const writers: Record<string, (value: never) => string> = {
  color: cssColour,
  dimension: cssLength,
  duration: ({ value, unit }: Length) => `${value}${unit}`,
  cubicBezier: (points: number[]) => `cubic-bezier(${points.join(", ")})`,
  fontFamily: cssFamilies,
  shadow: cssShadow,
};

function cssValue(token: TransformedToken): string {
  if (token.path[0] === "font-width") return `${token.$value}%`;
  const write = writers[token.$type ?? ""];
  return write ? write(token.$value as never) : String(token.$value);
}

/** Our own list: the built-in css group breaks durations, OKLCH and letter spacing. */
export const transforms = ["name/kebab", "grandstand/css"];

/** Adds the transforms above to Style Dictionary. */
export function registerTransforms(dictionary: typeof StyleDictionary): void {
  dictionary.registerTransform({
    name: "grandstand/css",
    type: "value",
    transitive: true,
    filter: (token) => typeof token.$value !== "string" || token.path[0] === "font-width",
    transform: cssValue,
  });
}
