/** How each story is looked at, in the order of the matrix's columns; what each inspection finds a fault. */
export const inspections = {
  states: "axe, every rule and target size, in the light theme",
  keyboard:
    "Tab reaches every control; the focus has a ring that nothing cuts off or covers; 24 px at least",
  names: "axe's rules of names, roles, values, forms and text alternatives",
  forced: "in the system's colours: the focus has a ring; what is chosen differs from what is not",
  narrow: "at 320 px, in Dutch: nothing reaches out of the page",
  spacing: "the text spacing of WCAG 1.4.12, at 320 and 1280 px: nothing is cut or reaches out",
  zoom: "at 640 px, which is 1280 px at 200 %: nothing is cut or reaches out",
  motion: "a person who prefers less motion: no animation lasts",
  dark: "axe's contrast in the dark theme",
  contrast: "axe's contrast in the high-contrast theme",
  fr: "in French: axe, no missing word, no error in the console",
  nl: "in Dutch: axe, no missing word, no error in the console",
  en: "in English: axe, no missing word, no error in the console",
} as const;

export type Inspection = keyof typeof inspections;
