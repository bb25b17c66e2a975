import { cva } from "class-variance-authority";

/** The states of a person's documents that have a text of their own; `review` covers two states of the server's (A4). */
export const documentsFaceNames = ["not_uploaded", "review", "blocked"] as const;
export type DocumentsFace = (typeof documentsFaceNames)[number];

/** By document_status. */
export const documentsFaces: Readonly<Record<string, DocumentsFace>> = {
  not_uploaded: "not_uploaded",
  manual_review: "review",
  pending: "review",
  blocked: "blocked",
};

/** Apart from the message, so that help is found without reading it whole. */
export const helpList = cva("mt-3 flex flex-col gap-1 border-t border-line pt-3 whitespace-normal");
