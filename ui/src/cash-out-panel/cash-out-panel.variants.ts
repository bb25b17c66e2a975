import { cva } from "class-variance-authority";

/** A finger's height, whatever the browser draws inside it. */
export const slider = cva("h-11 w-full cursor-pointer accent-act focus-ring rounded-sm");
