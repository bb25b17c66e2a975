import { cva } from "class-variance-authority";

/** Not there, any other failure (A2), or no answer at all. */
export const errorPageKinds = ["not-found", "failed", "unreachable"] as const;
export type ErrorPageKind = (typeof errorPageKinds)[number];

/** A dark board, as the score's cells are; its lamps take the colour of score digits. */
export const errorBoard = cva(
  "gs:mx-auto gs:w-full gs:max-w-lg gs:rounded-md gs:bg-digit-cell gs:p-6 gs:forced-colors:border",
);

/** As large as the lamps, before there are any. */
export const stillDigits = cva(
  "gs:tabular gs:grid gs:aspect-19/7 gs:w-full gs:place-items-center gs:text-[7rem] gs:leading-none gs:font-bold gs:text-digit",
);

export const particleCanvas = cva("gs:block gs:aspect-19/7 gs:h-auto gs:w-full gs:text-digit");
