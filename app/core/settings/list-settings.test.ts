import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { storageKeys } from "../storage/storage.ts";
import { createListSettings } from "./list-settings.ts";

const usual = { density: "comfortable", columns: {} };

describe("how lists look", () => {
  const setAttribute = vi.fn();
  beforeEach(() => {
    vi.stubGlobal("document", { documentElement: { setAttribute } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    setAttribute.mockClear();
  });

  it("[LIST-SETTINGS-1] is kept in the browser, and is as it was once it is restored", () => {
    const kept = createFakeStorage();
    const lists = createListSettings({ storage: kept.tab() });
    lists.changeDensity("compact");
    lists.changeColumns("football", ["1x2", "handicap"]);
    const again = createListSettings({ storage: kept.tab() });
    expect(again.getState()).toEqual(usual);
    again.restore();
    expect(again.getState()).toEqual({
      density: "compact",
      columns: { football: ["1x2", "handicap"] },
    });
  });

  it("[LIST-SETTINGS-2] counts on the whole page at once, both ways", () => {
    const lists = createListSettings({ storage: createFakeStorage().tab() });
    lists.changeDensity("compact");
    lists.changeDensity("comfortable");
    expect(setAttribute.mock.calls).toEqual([
      ["data-density", "compact"],
      ["data-density", "comfortable"],
    ]);
  });

  it.each(["{", "[]", '{"density":7,"columns":{"football":7}}'])(
    "[LIST-SETTINGS-3] is as usual where what is kept is %s",
    (text) => {
      const kept = createFakeStorage({ [storageKeys.lists]: text });
      const lists = createListSettings({ storage: kept.tab() });
      lists.restore();
      expect(lists.getState()).toEqual(usual);
    },
  );
});
