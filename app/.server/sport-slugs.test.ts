import { getSports } from "@grandstand/contract/content";
import type { Language, Sport } from "@grandstand/contract/entities";
import { intervals } from "@grandstand/rules/intervals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeApi, deferred } from "../testing/fake-api.ts";
import { readConfiguration } from "./configuration.ts";
import type { KnownSports } from "./known-sports.ts";
import { knowSports, loadSports } from "./sport-slugs.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { site: configuration } = readConfiguration({});
const listOf = (language: Language) => ({ sports: [{ id: language } as Sport] });

/** The names of what a page has of its sports whose list is late, and what lets the list come. */
async function loadLate(language: Language, knownSports: KnownSports) {
  const { api, on } = createFakeApi();
  const { reply, give } = deferred<ReturnType<typeof listOf>>();
  on(getSports, () => reply);
  const loading = loadSports({ api, configuration, language, knownSports });
  await vi.advanceTimersByTimeAsync(intervals.besidePatience);
  const ids = (await loading).map(({ id }) => id);
  return { ids, come: () => give(listOf(language)) };
}

it("[SERVER-92] a page whose list of sports is late has none, and the pages after it have that list", async () => {
  const known: KnownSports = new Map();
  const first = await loadLate("nl", known);
  expect(first.ids).toEqual([]);
  first.come();
  await vi.waitFor(() => expect(known.size).toBe(1));
  expect((await loadLate("nl", known)).ids).toEqual(["nl"]);
  expect((await loadLate("en", known)).ids).toEqual([]);
});

it("[SERVER-92] what is known before the first page is each language's own list", async () => {
  const knownSports: KnownSports = new Map();
  await knowSports(
    (language) => {
      const { api, on } = createFakeApi();
      on(getSports, () => listOf(language));
      return api;
    },
    { configuration, knownSports },
  );
  for (const language of ["fr", "nl", "en"] as const) {
    expect((await loadLate(language, knownSports)).ids).toEqual([language]);
  }
});
