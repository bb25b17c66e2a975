import { describe, expect, it, vi } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { copySportAccount } from "./copy-sport-account.ts";

describe("copying the name of the sport account", () => {
  it("[COPY-SPORT-ACCOUNT-1] [ACCOUNT-347] says that it is copied for 2.5 s", async () => {
    const messages = createMessagesStore();
    const writeText = vi.fn(async () => undefined);
    await copySportAccount({ messages }, "noorsport", { writeText });
    expect(writeText).toHaveBeenCalledWith("noorsport");
    expect(messages.getState().toasts).toMatchObject([
      { severity: "success", duration: 2_500, text: { variables: { name: "noorsport" } } },
    ]);
  });

  it.each([
    ["is refused", { writeText: () => Promise.reject(new Error("denied")) }],
    ["has no clipboard", undefined],
  ])("[COPY-SPORT-ACCOUNT-2] says that it %s", async (_, clipboard) => {
    vi.stubGlobal("navigator", {});
    const messages = createMessagesStore();
    await copySportAccount({ messages }, "noorsport", clipboard);
    expect(messages.getState().toasts).toMatchObject([
      { severity: "error", title: { key: "account.sport-name.not-copied.title" } },
    ]);
    vi.unstubAllGlobals();
  });
});
