import { verificationMessageSchema, verificationRender } from "@grandstand/contract/verification";
import * as v from "valibot";

/** What happened in the vendor's frame. */
export type VendorEvent = "started" | "submitted" | "finished" | "canceled";

/** An event, or what the frame wants of the page: an answer to its handshake, or to be loaded again. */
export type VendorMessage = VendorEvent | "handshake" | "reload";

const messages = {
  VERIFF_HANDSHAKE: "handshake",
  VERIFF_STARTED: "started",
  VERIFF_SUBMITTED: "submitted",
  VERIFF_FINISHED: "finished",
  VERIFF_CANCELED: "canceled",
  VERIFF_RELOAD_REQUEST: "reload",
  VERIFF_FORCE_RELOAD: "reload",
} as const satisfies Record<v.InferOutput<typeof verificationMessageSchema>, VendorMessage>;

/** What the vendor's frame has posted to the page (A7); null where it is nothing of a known form. */
export function readVendorMessage(data: unknown): VendorMessage | null {
  const message = v.safeParse(verificationMessageSchema, data);
  return message.success ? messages[message.output] : null;
}

/** Has the vendor's page begin, to its own origin alone: it waits for how the site frames it. */
export function answerHandshake(page: Pick<Window, "postMessage">, vendor: string): void {
  page.postMessage(verificationRender, vendor);
}
