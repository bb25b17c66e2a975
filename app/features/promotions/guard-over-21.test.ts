import { getSettings } from "@grandstand/contract/settings";
import { describe, expect, it, vi } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { createSettingsStore } from "../../core/settings/settings.ts";
import { createFakeApi } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { guardOver21 } from "./guard-over-21.ts";

/** A page that is barred to people under 21, and somebody of whom the server says this. */
async function enter(isOver21: boolean | null) {
  const server = createFakeApi();
  const messages = createMessagesStore();
  const settings = createSettingsStore({
    api: server.api,
    storage: createFakeStorage().tab(),
    timeZone: "Europe/Brussels",
    isLoggedIn: () => true,
    onNotKept: () => undefined,
    loadCalls: () => import("@grandstand/contract/settings"),
  });
  if (isOver21 !== null) {
    server.on(getSettings, () => ({
      data: {
        odds_format: "decimal" as const,
        accept_odds: "none" as const,
        locale: "fr" as const,
        timezone: "Europe/Brussels",
        is_over_21: isOver21,
        can_fast_deposit: false,
      },
    }));
    await settings.load();
  }
  const goHome = vi.fn();
  guardOver21({ settings, messages }, goHome);
  return { goHome, toasts: messages.getState().toasts };
}

describe("a page barred to people under 21", () => {
  it("[ERRORS-28] [ACCOUNT-192] [ACCOUNT-349] says so for 5 s and sends them home", async () => {
    const { goHome, toasts } = await enter(false);
    expect(goHome).toHaveBeenCalledOnce();
    expect(toasts).toMatchObject([
      {
        severity: "error",
        duration: 5_000,
        title: { key: "not_over21", variables: { age: 21 } },
        text: { key: "not_over21_message", variables: { age: 21 } },
      },
    ]);
  });

  it.each([true, null])("[ERRORS-28] is open where the setting is %j", async (isOver21) => {
    const { goHome, toasts } = await enter(isOver21);
    expect(goHome).not.toHaveBeenCalled();
    expect(toasts).toEqual([]);
  });
});
