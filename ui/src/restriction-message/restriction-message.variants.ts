/** What a person is told about their documents; `review` covers two states of the server's (A4). */
export const documentsFaceNames = ["not_uploaded", "review", "blocked"] as const;
export type DocumentsFace = (typeof documentsFaceNames)[number];

/** By document_status. */
export const documentsFaces: Readonly<Record<string, DocumentsFace>> = {
  not_uploaded: "not_uploaded",
  manual_review: "review",
  pending: "review",
  blocked: "blocked",
};
