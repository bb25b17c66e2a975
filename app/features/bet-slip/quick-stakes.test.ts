import { getSettings } from "@grandstand/contract/settings";
import { defaultQuickStakes } from "@grandstand/rules/quick-stakes";
import { describe, expect, it } from "vitest";
import { createSettingsStore } from "../../core/settings/settings.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createFakeApi } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";

const mine = [100, 250, 700, 110_000];

function open(kept: Readonly<Record<string, string>> = {}) {
  const shared = createFakeStorage(kept);
  const server = createFakeApi();
  const make = () =>
    createSettingsStore({
      api: server.api,
      storage: shared.tab(),
      timeZone: "Europe/Brussels",
      isLoggedIn: () => true,
      onNotKept: () => undefined,
      loadCalls: () => import("@grandstand/contract/settings"),
    });
  return { server, make };
}

describe("the quick stakes of a browser", () => {
  it("[SLIP-STORE-14] come back as they were changed, and stay when somebody's settings come", async () => {
    const { make, server } = open();
    make().changeQuickStakes(mine);
    const settings = make();
    settings.restore();
    expect(settings.getState().quickStakes).toEqual(mine);
    server.on(getSettings, () => ({
      data: {
        odds_format: "american" as const,
        accept_odds: "all" as const,
        locale: "fr" as const,
        can_fast_deposit: false,
        timezone: "Europe/London",
        is_over_21: true,
      },
    }));
    await settings.load();
    expect(settings.getState()).toMatchObject({ quickStakes: mine, oddsFormat: "american" });
    const other = make();
    other.restore();
    expect(other.getState().quickStakes).toEqual(mine);
  });

  it.each([undefined, "5", [1, 2]])(
    "[SLIP-STORE-14] are the defaults where %j was kept",
    (kept) => {
      const settings = {
        oddsFormat: "fractional",
        acceptOdds: "higher",
        timeZone: "Europe/Paris",
        quickStakes: kept,
      };
      const { make } = open({ [storageKeys.settings]: JSON.stringify(settings) });
      const store = make();
      store.restore();
      expect(store.getState()).toMatchObject({
        oddsFormat: "fractional",
        quickStakes: defaultQuickStakes,
      });
    },
  );
});
