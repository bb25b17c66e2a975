import { cva } from "class-variance-authority";

/** Both answers are as large and as easy to find: saying no is worded and drawn as plainly. */
export const confirmDialogAnswers = cva("grid w-full grid-cols-2 gap-2");
