/**
 * The one table of ways in which every story is looked at: it makes both the local pictures'
 * projects and Chromatic's modes, so that the two can't drift apart. `viewport` names one of the
 * toolbar's.
 */
export const modes = {
  "fr-light-1280": { locale: "fr", theme: "light", viewport: "desktop1280", width: 1280 },
  "nl-dark-390": { locale: "nl", theme: "dark", viewport: "phone390", width: 390 },
} as const;
