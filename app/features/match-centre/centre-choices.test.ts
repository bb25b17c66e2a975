import { describe, expect, it } from "vitest";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { centreChoicesIn, noChoice } from "./centre-choices.ts";

const visit = "k1 /football/a-b-1/";

describe("what is open in a match's centre", () => {
  it("[CENTRE-CHOICES-1] is kept for a visit, over a reload, and again after it", () => {
    const storage = createFakeStorage().tab();
    centreChoicesIn(storage).choose(visit, { tab: "stats" });
    centreChoicesIn(storage).choose(visit, { isTableView: true });
    expect(centreChoicesIn(storage).getState().get(visit)).toEqual({
      tab: "stats",
      isTableView: true,
    });
    centreChoicesIn(storage).choose(visit, { tab: "timeline" });
    expect(centreChoicesIn(storage).getState().get(visit)).toEqual({
      tab: "timeline",
      isTableView: true,
    });
  });

  it("[CENTRE-CHOICES-2] is none of another visit to the match, nor of another tab", () => {
    const storage = createFakeStorage().tab();
    const choices = centreChoicesIn(storage);
    choices.choose(visit, { tab: "stats" });
    expect(choices.getState().get("k2 /football/a-b-1/")).toBeUndefined();
    expect(choices.getState().get("k1 /nl/voetbal/a-b-1/")).toBeUndefined();
    expect(centreChoicesIn(createFakeStorage().tab()).getState().size).toBe(0);
    choices.choose("k2 /football/a-b-1/", { isTableView: true });
    expect(choices.getState().get("k2 /football/a-b-1/")).toEqual({
      ...noChoice,
      isTableView: true,
    });
  });

  it("[CENTRE-CHOICES-3] is kept of the latest fifty visits, and nonsense is nothing", () => {
    const storage = createFakeStorage().tab();
    const choices = centreChoicesIn(storage);
    for (let count = 1; count <= 60; count += 1) choices.choose(`k${count}`, { tab: "stats" });
    expect([...centreChoicesIn(storage).getState().keys()]).toEqual(
      Array.from({ length: 50 }, (_, index) => `k${index + 11}`),
    );
    for (const nonsense of ["{", "7", '[["k1",{"tab":"none","isTableView":false}]]']) {
      storage.write(lateStorageKeys.centreChoices, nonsense);
      expect(centreChoicesIn(storage).getState().size).toBe(0);
    }
  });
});
