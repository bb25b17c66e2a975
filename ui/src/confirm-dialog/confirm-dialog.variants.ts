import { cva } from "class-variance-authority";

/** Both answers are as large and as easy to find: saying no is worded and drawn as plainly. */
export const confirmDialogAnswers = cva("gs:grid gs:w-full gs:grid-cols-2 gs:gap-2");
