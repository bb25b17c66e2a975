import { cva } from "class-variance-authority";

/** Not there, any other failure (A2), or no answer at all. */
export const errorPageKinds = ["not-found", "failed", "unreachable"] as const;
export type ErrorPageKind = (typeof errorPageKinds)[number];

/** A dark board, as the score's cells are; its lamps take the colour of score digits. */
export const errorBoard = cva(
  "mx-auto w-full max-w-lg rounded-md bg-digit-cell p-6 forced-colors:border",
);

export const particleCanvas = cva("block aspect-19/7 h-auto w-full text-digit");
