import { cva } from "class-variance-authority";

/** The states of a person's documents that have a text of their own; `review` is two states of the server's (A4). */
export const documentsFaceNames = ["not_uploaded", "review", "blocked", "not_permitted"] as const;
export type DocumentsFace = (typeof documentsFaceNames)[number];

/** What was tried and is held back; `status`: nothing was, the person wants to know what there is to do. */
export const heldBackActions = [
  "bet",
  "coins-conversion",
  "deposit",
  "withdrawal",
  "upload",
  "cashier",
  "contact",
  "status",
] as const;
export type HeldBackAction = (typeof heldBackActions)[number];

/** Apart from the message, so that help is found without reading it whole. */
export const helpList = cva(
  "gs:mt-3 gs:flex gs:flex-col gs:gap-1 gs:border-t gs:border-line gs:pt-3 gs:whitespace-normal",
);
