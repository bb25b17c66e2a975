import type { GlobalTypes } from "storybook/internal/types";

/** The toolbars: each is a part of a story's address, so that what a person sees can be sent on. */
export const globalTypes: GlobalTypes = {
  locale: {
    description: "Language",
    toolbar: {
      title: "Language",
      icon: "globe",
      dynamicTitle: true,
      items: [
        { value: "fr", title: "Français" },
        { value: "nl", title: "Nederlands" },
        { value: "en", title: "English" },
        { value: "pseudo", title: "Pseudo (+40 %)" },
      ],
    },
  },
  theme: {
    description: "Theme",
    toolbar: {
      title: "Theme",
      icon: "contrast",
      dynamicTitle: true,
      items: [
        { value: "light", title: "Light" },
        { value: "dark", title: "Dark" },
        { value: "contrast", title: "High contrast" },
        { value: "all", title: "All side by side" },
      ],
    },
  },
  oddsFormat: {
    description: "Odds format",
    toolbar: {
      title: "Odds",
      icon: "graphline",
      dynamicTitle: true,
      items: [
        { value: "decimal", title: "Decimal" },
        { value: "fractional", title: "Fractional" },
        { value: "american", title: "American" },
      ],
    },
  },
  motion: {
    description: "Motion",
    toolbar: {
      title: "Motion",
      icon: "play",
      dynamicTitle: true,
      items: [
        { value: "system", title: "Motion: as the system says" },
        { value: "reduced", title: "Motion: reduced" },
      ],
    },
  },
  textSpacing: {
    description: "Text spacing",
    toolbar: {
      title: "Text spacing",
      icon: "paragraph",
      dynamicTitle: true,
      items: [
        { value: "usual", title: "Spacing: as designed" },
        { value: "wide", title: "Spacing: WCAG 1.4.12" },
      ],
    },
  },
  zoom: {
    description: "Zoom",
    toolbar: {
      title: "Zoom",
      icon: "zoom",
      dynamicTitle: true,
      items: [
        { value: "usual", title: "Zoom: 100 %" },
        { value: "double", title: "Zoom: 200 %" },
      ],
    },
  },
  timeZone: {
    description: "Time zone",
    toolbar: {
      title: "Time zone",
      icon: "time",
      dynamicTitle: true,
      items: [
        { value: "brussels", title: "Brussels" },
        { value: "utc", title: "UTC" },
        { value: "auckland", title: "Auckland (the next day)" },
      ],
    },
  },
};

export const initialGlobals = {
  locale: "fr",
  theme: "light",
  oddsFormat: "decimal",
  motion: "system",
  textSpacing: "usual",
  zoom: "usual",
  timeZone: "brussels",
};

type Globals = Readonly<Record<string, unknown>>;

/** What the toolbars say, as a part of an address; `changed` stands for what a part of it says. */
export function toolbarsOf(globals: Globals, changed: Globals = {}): string {
  return Object.keys(initialGlobals)
    .map((name) => `${name}:${String(changed[name] ?? globals[name])}`)
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
