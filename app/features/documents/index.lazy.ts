export { createDocuments, type DocumentsStore } from "./store.ts";
export { acceptsDocuments, createActivity } from "./verification-activity.ts";
export { verificationAddress } from "./verification-address.ts";

import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectDocuments = lazyPart(
  async () => (await import("./connect-documents.tsx")).ConnectDocuments,
);
export const ConnectDocumentNews = lazyPart(
  async () => (await import("./connect-document-news.tsx")).ConnectDocumentNews,
);
export const ConnectDocumentStatus = lazyPart(
  async () => (await import("./connect-document-status.tsx")).ConnectDocumentStatus,
);
