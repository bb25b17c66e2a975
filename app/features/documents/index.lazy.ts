import { lazyPart } from "@grandstand/ui/load-code";

export { explainBetRefusal, logAttempt } from "./explain-refusal.ts";
export { openUpload, verificationAddress } from "./upload.ts";

export const ConnectDocuments = lazyPart(
  async () => (await import("./connect-documents.tsx")).ConnectDocuments,
);
export const ConnectDocumentNews = lazyPart(
  async () => (await import("./connect-document-news.tsx")).ConnectDocumentNews,
);
export const ConnectDocumentStatus = lazyPart(
  async () => (await import("./connect-document-status.tsx")).ConnectDocumentStatus,
);
