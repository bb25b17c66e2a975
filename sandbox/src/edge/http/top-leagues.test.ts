import { expect, it } from "vitest";
import { createPromotions } from "../../domain/bets/combo-boost.ts";
import { createWorld } from "../../domain/world/index.ts";
import { fixedStart } from "../../testing/fixed-world.ts";
import { createVisitors } from "../operator/visitors.ts";
import type { WorldHost } from "../operator/world-host.ts";
import { contentRoutes } from "./content-calls.ts";

it("[HOME-PROGRAMME-4] [ACCOUNT-288] lists the popular leagues in the book's order", async () => {
  const world = createWorld({ seed: 7, clock: () => fixedStart });
  const route = contentRoutes({
    world: world as WorldHost,
    promotions: createPromotions(true),
    maximumPayout: 25_000_000,
    visitors: createVisitors(),
  }).find(({ call }) => call.name === "getTopLeagues");
  const request = { query: undefined, body: undefined, parameters: {}, language: "fr" } as const;
  const leagues = await route?.handle({ ...request, address: "", host: "" } as never, null);
  expect(leagues).toMatchObject([
    { label: "Jupiler Pro League", url: "/football/?competition=jupiler-pro-league" },
    { label: "Ligue des champions" },
    { label: "Challenger Pro League" },
    ...Array(9).fill({}),
  ]);
});
