import { lazyPart } from "@grandstand/ui/load-code";

/** Loaded for a person who is logged in. */
export const ConnectDocumentBadge = lazyPart(
  async () => (await import("./connect-document-badge.tsx")).ConnectDocumentBadge,
);
