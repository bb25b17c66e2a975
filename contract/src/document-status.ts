import * as v from "valibot";
import { documentStatuses } from "./account.ts";

/** What the socket of `getDocumentSocket` sends when the status of a person's documents has changed (A4). */
export const documentStatusMessageSchema = v.object({
  event: v.literal("document-status-updated"),
  data: v.object({ document_status: v.picklist(documentStatuses) }),
});
