import { describe, expect, it } from "vitest";
import { storageKeys } from "../storage/storage.ts";
import { awaitedPersonScript } from "./awaited-person.ts";

/** Runs the script at the head of a document whose hours are those of London. */
function run(
  kept: Readonly<Record<string, string>>,
  getItem = (key: string) => kept[key] ?? null,
  pathname = "/",
) {
  const marks = new Map<string, string>();
  const timers: { run: () => void; after: number }[] = [];
  const documentElement = {
    dataset: { timeZone: "Europe/London" },
    setAttribute: (name: string, value: string) => marks.set(name, value),
    removeAttribute: (name: string) => marks.delete(name),
  };
  const setTimer = (end: () => void, after: number) => timers.push({ run: end, after });
  new Function("document", "localStorage", "setTimeout", "location", awaitedPersonScript)(
    { documentElement },
    { getItem },
    setTimer,
    { pathname },
  );
  return { marks, timers };
}

const settingsIn = (timeZone: string) => ({ [storageKeys.settings]: JSON.stringify({ timeZone }) });

describe("a document that comes before its person", () => {
  it("[ENTRY-30] awaits a person who has a session here, ten seconds at most", () => {
    const { marks, timers } = run({ [storageKeys.auth]: "{}" });
    expect([...marks]).toEqual([["data-awaits-person", "session"]]);
    expect(timers.map(({ after }) => after)).toEqual([10_000]);
    timers[0]?.run();
    expect(marks.size).toBe(0);
  });

  it("[ENTRY-30] awaits hours of another zone", () => {
    const { marks } = run(settingsIn("Europe/Brussels"));
    expect([...marks]).toEqual([["data-awaits-person", "hours"]]);
  });

  it.each([
    ["nothing is kept", {}],
    ["the zone is the document's", settingsIn("Europe/London")],
    ["the settings are no settings", { [storageKeys.settings]: "{" }],
    ["the settings are of before there were zones", { [storageKeys.settings]: "{}" }],
  ])("[ENTRY-30] is whole where %s", (_, kept) => {
    expect(run(kept).marks.size).toBe(0);
  });

  it("[ENTRY-31] keeps room for the bets of its person on the event that it is of", () => {
    const kept: Record<string, string> = {
      [storageKeys.auth]: "{}",
      [storageKeys.ownBetEvents]: '["1207"]',
    };
    const marksAt = (path: string) => [...run(kept, (key) => kept[key] ?? null, path).marks.keys()];
    const both = ["data-awaits-person", "data-own-bets"];
    expect(marksAt("/football/pro-league/genk-gent-1207/")).toEqual(both);
    expect(marksAt("/nl/e-sports/match/1207/")).toEqual(both);
    expect(marksAt("/football/pro-league/genk-gent-12070/")).toEqual(["data-awaits-person"]);
    const visitor: Record<string, string> = { [storageKeys.ownBetEvents]: '["1207"]' };
    expect(run(visitor, (key) => visitor[key] ?? null, "/x-1207/").marks.size).toBe(0);
  });

  it("[ENTRY-32] keeps room at home for the open bets of its person", () => {
    const kept: Record<string, string> = {
      [storageKeys.auth]: "{}",
      [storageKeys.ownBetEvents]: '["1207","home"]',
    };
    const marksAt = (path: string) => run(kept, (key) => kept[key] ?? null, path).marks.size;
    expect(["/", "/nl/", "/en"].map(marksAt)).toEqual([2, 2, 2]);
    expect(["/live/", "/nl/live/", "/football/pro-league/"].map(marksAt)).toEqual([1, 1, 1]);
    const abroad = { ...kept, ...settingsIn("Europe/Brussels") };
    const visitor: Record<string, string | null> = { ...abroad, [storageKeys.auth]: null };
    expect([...run({}, (key) => visitor[key] ?? null, "/").marks.keys()]).toEqual([
      "data-awaits-person",
    ]);
    kept[storageKeys.ownBetEvents] = '["1207"]';
    expect(["/", "/nl/"].map(marksAt)).toEqual([1, 1]);
  });

  it("[ENTRY-30] is whole where the browser keeps nothing", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(run({}, refuse).marks.size).toBe(0);
  });
});
