import type { AnswerOf } from "@grandstand/contract/call";
import type { getPriceHistory } from "@grandstand/contract/price-history";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld } from "../../domain/world/index.ts";
import { saturdayEvening } from "../../domain/world/world-fixture.ts";
import { type Sandbox, startSandbox, startTimeout } from "../../testing/start-sandbox.ts";

describe("the history of a price", () => {
  let sandbox: Sandbox;
  const world = createWorld({ seed: 7, clock: () => saturdayEvening });
  beforeAll(async () => {
    sandbox = await startSandbox({ makeWorld: () => world });
  }, startTimeout);
  afterAll(() => sandbox.close());

  const pathOf = (outcomeId: string) =>
    `/v1/price-history?bookmaker=grandstand&outcome_id=${outcomeId}`;
  const historyOf = async (outcomeId: string) =>
    (await sandbox.send<AnswerOf<typeof getPriceHistory>>("GET", pathOf(outcomeId))).body;

  it("[PRICE-HISTORY-CALLS-1] has its steps, and whether it takes bets", async () => {
    const [competition] = world.competitions("en", { sport: "football", live: false });
    const event = competition?.events[0];
    const outcome = event?.markets[0]?.outcomes[0];
    world.setOdds(outcome?.id ?? "", 9.5);
    const { steps, is_suspended } = await historyOf(outcome?.id ?? "");
    expect(steps).toEqual([{ at: expect.any(Number), odds: outcome?.odds }, expect.anything()]);
    expect([steps[1]?.odds, is_suspended]).toEqual([9.5, false]);
    world.suspendEvent(event?.id ?? "", true);
    expect((await historyOf(outcome?.id ?? "")).is_suspended).toBe(true);
    const { headers } = await sandbox.send("GET", pathOf(outcome?.id ?? ""));
    expect(headers.get("cache-control")).toBe("public, max-age=10");
  });

  it("[PRICE-HISTORY-CALLS-2] has no steps where there is none, and is no error", async () => {
    const [competition] = world.competitions("en", { sport: "football", live: false });
    const markets = world.event(competition?.events[0]?.id ?? "", "en")?.markets ?? [];
    const other = markets.at(-1)?.outcomes[0]?.id ?? "";
    for (const id of ["unknown", other]) {
      expect(await historyOf(id)).toMatchObject({ steps: [] });
    }
  });
});
