/** A drawing of lines, as paths in a box of `width` × `height` px. */
export interface EmptyDrawing {
  readonly width: number;
  readonly height: number;
  /** The thing itself, in the colour of text. */
  readonly main: string;
  /** What is around it, fainter. */
  readonly faint: string;
  /** Fainter too, and dotted. */
  readonly dotted?: string;
}

const small = { width: 120, height: 90 };
const ground = "M12 80h97";
const seats = "M20 80v-10h10v10M89 80v-14h10v14";

/** A receipt between two seats. */
export const receiptDrawing: EmptyDrawing = {
  ...small,
  main: "M38 80V18l4 4 4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4 4-4v62",
  faint: `${ground}M20 80V64h10v16M88 80V56h10v24M46 68h10M66 68h4`,
  dotted: "M46 36h20M46 46h15M46 56h20",
};

/** A letter that is open. */
export const envelopeDrawing: EmptyDrawing = {
  ...small,
  main: "M28 74V46l32-24 32 24v28z",
  faint: `${ground}M28 46l32 22 32-22M28 74l22-17M92 74L70 57M60 4v6M41 9l3 5M79 9l-3 5`,
};

/** A magnifier with nothing under it. */
export const magnifierDrawing: EmptyDrawing = {
  ...small,
  main: "M76 40a22 22 0 1 1-44 0a22 22 0 1 1 44 0M70 56l16 17",
  faint: `${ground}${seats}`,
  dotted: "M44 40h20M54 30v20",
};

/** A scoreboard without a score. */
export const scoreboardDrawing: EmptyDrawing = {
  ...small,
  main: "M24 20h72v36H24zM60 20v36M40 56v24M80 56v24",
  faint: `${ground}M37 38h10M73 38h10M60 6v6M30 8l3 5M90 8l-3 5`,
};

/** A ticket with its perforation. */
export const ticketDrawing: EmptyDrawing = {
  ...small,
  main: "M22 26h76v12a8 8 0 0 0 0 16v12H22V54a8 8 0 0 0 0-16z",
  faint: `${ground}M58 41h26M58 51h16M60 8v6M41 11l3 5M79 11l-3 5`,
  dotted: "M44 31v32",
};

/** A page of a calendar without an entry. */
export const calendarDrawing: EmptyDrawing = {
  ...small,
  main: "M32 80V26h56v54M32 40h56M46 19v14M74 19v14",
  faint: `${ground}M18 80V68h8v12M94 80V62h8v18`,
  dotted: "M42 52h36M42 66h36",
};

/** A pile of coins. */
export const coinsDrawing: EmptyDrawing = {
  ...small,
  main: "M38 34a22 8 0 1 0 44 0a22 8 0 1 0-44 0v38c0 4.400 9.800 8 22 8s22-3.600 22-8V34",
  faint:
    "M12 80h32M76 80h33M38 47c0 4.400 9.800 8 22 8s22-3.600 22-8M38 60c0 4.400 9.800 8 22 8s22-3.600 22-8M60 10v6M41 13l3 5M79 13l-3 5",
};

/** The steps of an empty tribune, and a floodlight that is on. For a page that has nothing else. */
export const tribuneDrawing: EmptyDrawing = {
  width: 208,
  height: 125,
  main: "M35 119v-17h23v-17h23v-17h23v-16h23v67M149 22h29v21h-29zM149 32.500h29M158.700 22v21M168.300 22v21M163.500 43v76",
  faint: "M14 119h180M58 102v17M81 85v34M104 68v51M41 96h11M64 79h11M87 62h11M110 46h11",
  dotted: "M144 49l-12 20M157 51l-6 25M182 49l11 17",
};
