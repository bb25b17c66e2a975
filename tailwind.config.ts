import type { Config } from "tailwindcss";
import {
  colourNames,
  durations,
  layers,
  radii,
  screens,
  shadowNames,
  sizes,
} from "./tokens/dist/values.ts";

/** Each name with the custom property that the theme in force sets: values switch at run time. */
function properties(prefix: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--gs-${prefix}-${name})`]));
}

/** In rem, so that the page gets narrower as a person's text gets larger; one is 16 px as it comes. */
const widths = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value / 16}rem`]));

/**
 * The palette is closed: `colors` is replaced, so that a colour outside the tokens has no class.
 * `current`, `inherit` and `transparent` are no colours of their own.
 */
export default {
  content: [],
  darkMode: ["selector", '[data-theme="dark"]'],
  theme: {
    colors: {
      ...properties("color", colourNames),
      current: "currentcolor",
      inherit: "inherit",
      transparent: "transparent",
    },
    screens: widths(screens),
    borderRadius: properties("radius", Object.keys(radii)),
    boxShadow: { ...properties("shadow", shadowNames), none: "none" },
    fontFamily: { sans: "var(--gs-font-family-text)" },
    zIndex: { ...properties("layer", Object.keys(layers)), 0: "0", auto: "auto" },
    extend: {
      spacing: properties("size", Object.keys(sizes)),
      transitionDuration: properties("duration", Object.keys(durations)),
      transitionTimingFunction: properties("easing", ["out", "in-out"]),
    },
  },
} satisfies Config;
