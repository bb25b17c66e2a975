import { ensureBrowser } from "../run/browser.ts";
import { buildSite, buildTokens, writeRouteTypes } from "../run/build.ts";
import { ensurePostgres } from "../run/postgres.ts";
import type { Need } from "./steps.ts";

const makers: Readonly<Record<Need, () => Promise<Record<string, string>>>> = {
  browser: async () => ({ CHROMIUM_PATH: await ensureBrowser() }),
  postgres: () => ensurePostgres().then(() => ({})),
  tokens: () => buildTokens().then(() => ({})),
  "route-types": () => writeRouteTypes().then(() => ({})),
  site: () =>
    provide("tokens")
      .then(buildSite)
      .then(() => ({})),
};

const provided = new Map<Need, Promise<Record<string, string>>>();

/**
 * Provides what a step needs, once for all steps; resolves with the environment variables that it adds to
 * the step. Throws a Stop where it can't be had.
 */
export function provide(need: Need): Promise<Record<string, string>> {
  const known = provided.get(need) ?? makers[need]();
  provided.set(need, known);
  return known;
}

/** Provides all of them, and resolves with their environment variables together. */
export async function provideAll(needs: readonly Need[] = []): Promise<Record<string, string>> {
  const all = await Promise.all(needs.map(provide));
  return Object.assign({}, ...all);
}
