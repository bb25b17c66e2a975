/** What silks are drawn from, on a square of 48 units. */
export const silksShapes = {
  torso: "M18.5 16q5.5 4.6 11 0l4.5 2-.6 25.7q-9.4 3.2-18.8 0L14 18z",
  collar: "M18.5 16q5.5 4.6 11 0",
  leftSleeve:
    "M14.6 17.8l-5.4 2.4a4 4 0 0 0-2.2 2.7L3.6 36.5a1.4 1.4 0 0 0 1 1.8l4.7 1.3a1.4 1.4 0 0 0 1.7-1l3.3-10.6z",
  rightSleeve:
    "M33.4 17.8l5.4 2.4a4 4 0 0 1 2.2 2.7l3.4 13.6a1.4 1.4 0 0 1-1 1.8l-4.7 1.3a1.4 1.4 0 0 1-1.7-1L33.7 28z",
  cap: "M15.8 13C15.5 5.8 19.2 2.6 24 2.6c4.6 0 7.8 3 8.2 7.8 2.6 0 5 1 5.8 2.4a.8.8 0 0 1-.7 1.2H16.8a1 1 0 0 1-1-1z",
  peak: "M15 10.8h24V15H15z",
  fold: "M14 16h6l-2 30h-6z",
  capLight: "M18.6 11c-.2-4 1.8-6 4.4-6.6",
} as const;
