import { verificationMessageSchema } from "@grandstand/contract/verification";
import * as v from "valibot";

type VendorEvent = v.InferOutput<typeof verificationMessageSchema>["event"];

/** What the vendor's frame has posted to the page (A7); null where it is nothing of a known form. */
export function readVendorEvent(data: unknown): VendorEvent | null {
  const message = v.safeParse(verificationMessageSchema, data);
  return message.success ? message.output.event : null;
}
