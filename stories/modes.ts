/**
 * The modes in which every story is drawn here: by the tests of the stories and by `npm run pictures`. They are the
 * first of Chromatic's modes, so that the two can't drift apart. `viewport` names one of the toolbar's.
 */
export const modes = {
  "fr-light-1280": { locale: "fr", theme: "light", viewport: "desktop1280", width: 1280 },
  "nl-dark-390": { locale: "nl", theme: "dark", viewport: "phone390", width: 390 },
} as const;

/** Chromatic draws on its own machines, and draws one more. */
export const chromaticModes = {
  ...modes,
  "en-contrast-320": { locale: "en", theme: "contrast", viewport: "phone320", width: 320 },
} as const;
