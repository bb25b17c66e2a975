import { cva } from "class-variance-authority";

/** A goal, in the colours of what is chosen; its row is lit beside it. */
export const newsNote = cva("gs-row-note gs-row-news");

/** How many corners, in grey. */
export const cornerNote = cva("gs-row-note gs-row-corners");
