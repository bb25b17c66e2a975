import type { GlobalTypes } from "storybook/internal/types";
import { brandNames } from "./brands.ts";

type Icon = NonNullable<NonNullable<GlobalTypes[string]["toolbar"]>["icon"]>;

/** A toolbar of titles by value; it shows what is chosen. */
const toolbarOf = (title: string, icon: Icon, titles: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, itsTitle]) => ({ value, title: itsTitle })),
  },
});

/** The toolbars: each is a part of a story's address, so that what a person sees can be sent on. */
export const globalTypes: GlobalTypes = {
  locale: toolbarOf("Language", "globe", {
    fr: "Français",
    nl: "Nederlands",
    en: "English",
    pseudo: "Accented texts (+40 %)",
  }),
  theme: toolbarOf("Theme", "contrast", {
    light: "Light",
    dark: "Dark",
    contrast: "High contrast",
    all: "All side by side",
  }),
  brand: toolbarOf("Brand", "paintbrush", brandNames),
  oddsFormat: toolbarOf("Odds", "graphline", {
    decimal: "Decimal",
    fractional: "Fractional",
    american: "American",
  }),
  motion: toolbarOf("Motion", "play", {
    system: "Motion: as the system says",
    reduced: "Motion: reduced",
  }),
  textSpacing: toolbarOf("Text spacing", "paragraph", {
    usual: "Spacing: as designed",
    wide: "Spacing: WCAG 1.4.12",
  }),
  forcedColours: toolbarOf("Forced colours", "accessibility", {
    off: "Forced colours: off",
    picture: "Forced colours: a picture",
  }),
  zoom: toolbarOf("Zoom", "zoom", { usual: "Zoom: 100 %", double: "Zoom: 200 %" }),
  timeZone: toolbarOf("Time zone", "time", {
    brussels: "Brussels",
    utc: "UTC",
    auckland: "Auckland (the next day)",
  }),
};

export const initialGlobals = {
  locale: "fr",
  theme: "light",
  brand: "grandstand",
  oddsFormat: "decimal",
  motion: "system",
  textSpacing: "usual",
  forcedColours: "off",
  zoom: "usual",
  timeZone: "brussels",
};

type Globals = Readonly<Record<string, unknown>>;

/** What an address may hold of a toolbar's choice, under its name: dots separate its parts. */
function inAddress(name: string, value: unknown): string[] {
  if (typeof value === "boolean") return [`${name}:!${value}`];
  if (typeof value === "number") return [`${name}:${value}`];
  if (typeof value === "string") return /^[\w -]+$/.test(value) ? [`${name}:${value}`] : [];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([part, its]) => inAddress(`${name}.${part}`, its));
}

/**
 * What all toolbars say, those of Storybook and its addons too, as a part of an address; `changed` stands for what a
 * part of it says. The width is left out: a frame has its own.
 */
export function toolbarsOf(globals: Globals, changed: Globals = {}): string {
  const { viewport: _width, ...chosen } = { ...initialGlobals, ...globals, ...changed } as Globals;
  return Object.entries(chosen)
    .flatMap(([name, value]) => inAddress(name, value))
    .join(";");
}

/** The widths at which every page is looked at, and the two of the pictures. */
export const viewports = {
  phone320: { name: "320 (400 % zoom)", styles: { width: "320px", height: "640px" } },
  phone360: { name: "360 phone", styles: { width: "360px", height: "740px" } },
  phone390: { name: "390 phone", styles: { width: "390px", height: "844px" } },
  tablet768: { name: "768 tablet", styles: { width: "768px", height: "1024px" } },
  desktop1280: { name: "1280 desktop", styles: { width: "1280px", height: "800px" } },
  desktop1440: { name: "1440 desktop", styles: { width: "1440px", height: "900px" } },
};
