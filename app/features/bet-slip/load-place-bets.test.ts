import { emptySlip } from "@grandstand/rules/slip";
import { describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { storageKeys } from "../../core/storage/storage.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { loadPlaceBets } from "./load-place-bets.ts";
import type { PlaceBets, PlacingSurroundings } from "./place-bets.ts";
import type { BetSlip } from "./store.ts";

function setUp(kept: Readonly<Record<string, string>> = {}) {
  const said: string[] = [];
  const placeBets: PlaceBets = {
    place: async () => void said.push("place"),
    resume: (userId) => void said.push(`resume ${userId}`),
  };
  const store = createStore(() => ({ slip: emptySlip() }) as BetSlip);
  const slip = {
    ...store,
    prepare: async () => undefined,
    showError: (error: BetSlip["slip"]["error"]) =>
      store.setState(({ slip }) => ({ slip: { ...slip, error } })),
  };
  const storage = createFakeStorage(kept).tab();
  const loadMake = vi.fn(async () => () => placeBets);
  const surroundings = { slip, storage } as unknown as PlacingSurroundings;
  return { said, store, loadMake, placing: loadPlaceBets(surroundings, loadMake) };
}

describe("loadPlaceBets", () => {
  it("loads nothing for somebody who logs in without a bet under way", () => {
    const { loadMake, placing } = setUp();
    placing.resume("anna");
    expect(loadMake).not.toHaveBeenCalled();
  });

  it("takes up a bet that is under way before a press that comes meanwhile", async () => {
    const { said, placing } = setUp({ [storageKeys.pending]: "[]" });
    placing.resume("anna");
    await placing.place();
    expect(said).toEqual(["resume anna", "place"]);
  });

  it("loads once, whoever asks first", async () => {
    const { said, loadMake, placing } = setUp();
    await Promise.all([placing.place(), placing.place()]);
    expect(said).toEqual(["place", "place"]);
    expect(loadMake).toHaveBeenCalledOnce();
  });

  it("says on the slip that it failed, and tries again at the next press", async () => {
    const { said, store, loadMake, placing } = setUp();
    loadMake.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await placing.place();
    expect(said).toEqual([]);
    expect(store.getState().slip.error).toEqual({ kind: "failed" });
    await placing.place();
    expect(said).toEqual(["place"]);
  });
});
