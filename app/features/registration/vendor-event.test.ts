import { verificationMessageSchema } from "@grandstand/contract/verification";
import { describe, expect, it, vi } from "vitest";
import { answerHandshake, readVendorMessage } from "./vendor-event.ts";

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

  it("[REGISTRATION-STORE-68] begins after the answer to its handshake, which goes to its origin alone", () => {
    const postMessage = vi.fn();
    answerHandshake({ postMessage }, "https://vendor.example");
    const [answer, origin] = postMessage.mock.calls[0] ?? [];
    expect([answer.name, answer.payload.version, origin]).toEqual([
      "VERIFF_RENDER",
      "2.5.0",
      "https://vendor.example",
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
