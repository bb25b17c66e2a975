import { verificationMessageSchema } from "@grandstand/contract/verification";
import { describe, expect, it } from "vitest";
import { readVendorMessage } from "./vendor-event.ts";

describe("a message of the vendor's frame", () => {
  it("[REGISTRATION-STORE-68] is one of the texts of the vendor's package", () => {
    expect(verificationMessageSchema.options.map(readVendorMessage)).toEqual([
      "handshake",
      "started",
      "submitted",
      "finished",
      "canceled",
      "reload",
      "reload",
    ]);
  });

  it.each([
    "finished",
    "FINISHED",
    "VERIFF_RENDER",
    "toString",
    null,
    undefined,
    { type: "verification", event: "finished" },
    { name: "VERIFF_FINISHED" },
  ])("[REGISTRATION-STORE-68] is nothing where it is %j", (data) => {
    expect(readVendorMessage(data)).toBeNull();
  });
});
