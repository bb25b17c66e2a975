import { cva } from "class-variance-authority";

const align = { start: "gs-league-start", end: "" } as const;
/** What a phone has no room for. */
const isWide = { true: "gs-league-wide", false: "" } as const;

export const tableHead = cva("gs-league-head", { variants: { align, isWide } });

export const tableCell = cva("gs-league-cell", {
  variants: {
    align,
    isWide,
    isPoints: { true: "gs-league-points", false: "" },
    isForm: { true: "gs-league-form", false: "" },
  },
});
