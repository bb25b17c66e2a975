import type { Language, Sport } from "@grandstand/contract/entities";
import { intervals } from "@grandstand/rules/intervals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CallApi } from "../core/client/client.ts";
import { readConfiguration } from "./configuration.ts";
import { knowSports, loadSports } from "./sport-slugs.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { site: configuration } = readConfiguration({});
const sportsIn = (language: Language) => [{ id: "1", slug: "foot", name: language }];

/** The services' client, whose lists of sports are late by that many milliseconds. */
const apiAfter = (milliseconds: number) => (language: Language) =>
  (async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return { ok: true, value: { sports: sportsIn(language) } };
  }) as unknown as CallApi;

const late = intervals.besidePatience + 1;

/** What a page has of its sports, and after how many milliseconds. */
async function load(
  api: CallApi,
  language: Language,
  knownSports: Map<Language, readonly Sport[]>,
) {
  const start = Date.now();
  const loading = loadSports({ api, configuration, language, knownSports });
  await vi.runAllTimersAsync();
  return { names: (await loading).map(({ name }) => name), after: Date.now() - start };
}

it("[SERVER-92] a page whose list of sports is late has none, and the pages after it have that list", async () => {
  const known = new Map();
  const api = apiAfter(late)("nl");
  expect(await load(api, "nl", known)).toMatchObject({ names: [] });
  expect(await load(api, "nl", known)).toMatchObject({ names: ["nl"] });
  expect(await load(apiAfter(late)("en"), "en", known)).toMatchObject({ names: [] });
});

it("[SERVER-92] what is known before the first page is each language's own list", async () => {
  const knownSports = new Map();
  const ready = knowSports(apiAfter(late), { configuration, knownSports });
  await vi.runAllTimersAsync();
  await ready;
  for (const language of ["fr", "nl", "en"] as const) {
    const { names } = await load(apiAfter(late)(language), language, knownSports);
    expect(names).toEqual([language]);
  }
});
