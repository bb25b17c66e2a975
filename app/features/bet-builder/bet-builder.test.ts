import { calculateBuilder } from "@grandstand/contract/bet-builder";
import type { BuilderOutcome } from "@grandstand/rules/builder";
import { describe, expect, it, vi } from "vitest";
import { featureStore } from "../../core/site/feature-store.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createFakeTime, settle } from "../../testing/fake-time.ts";
import { type OpenSite, openSite } from "../../testing/open-site.ts";
import { person } from "../../testing/person.ts";
import { uuidOf } from "../../testing/placing.ts";
import { createBetBuilder } from "./bet-builder.ts";
import { createBuilderView } from "./builder-view.ts";
import { createSlipType } from "./slip-type.ts";

const pickOf = (id: string): BuilderOutcome => ({
  outcomeId: id,
  marketId: `market-${id}`,
  eventId: "match",
  marketType: "1x2",
  kind: "Home",
  handicap: null,
  score: null,
  outcomeName: id,
  marketName: "Result",
});

/** Somebody logged in has picked two outcomes at 3.50, with a stake. */
async function pickTwo({ site, server, time }: OpenSite) {
  server.on(calculateBuilder, () => ({
    server_time: time.now(),
    message: null,
    ticket: {
      uuid: uuidOf(1),
      name: "match",
      odds: 3.5,
      display_odds: null,
      selections: [],
      implied_outcome_ids: [],
      error_meta: null,
    },
  }));
  const tokens = { token: "t", jwt: "j" };
  site.session.setState({ status: "authenticated", user: person(), tokens });
  const builder = featureStore(site, createBetBuilder);
  for (const id of ["a", "b"]) builder.toggle(pickOf(id));
  builder.typeStake("10");
  await settle();
  return builder;
}

describe("the builder of a site", () => {
  it("[BET-BUILDER-STORE-14] places under the lock that all tabs share, and says where another tab has it", async () => {
    const alone = vi.fn(async () => false);
    const { site, server, time } = openSite([], { alone });
    const builder = await pickTwo({ site, server, time });
    await builder.place();
    expect(alone).toHaveBeenCalledWith(
      `grandstand-${storageKeys.builderPending}`,
      expect.anything(),
    );
    expect(site.messages.getState().toasts).toMatchObject([
      { title: { key: "site.elsewhere.title" } },
    ]);
  });

  it("[BET-BUILDER-STORE-15] draws nothing between two changes, and a price that has become too old", async () => {
    const visibility = { random: () => 0.5, isAwake: () => true, onWake: () => () => undefined };
    const clock = createFakeTime();
    const open = openSite([], {
      visibility: { ...clock, ...visibility },
      setTimer: clock.setTimer,
      readNow: clock.now,
    });
    const { site, server } = open;
    await pickTwo({ ...open, time: clock });
    featureStore(site, createSlipType).setState("betbuilder", true);
    const view = featureStore(site, createBuilderView);
    const drawn: string[] = [];
    view.subscribe(({ control }) => drawn.push(control.kind));
    expect(view.getState().control.kind).toBe("place");
    await clock.pass(4_000);
    expect(drawn).toEqual([]);
    server.on(calculateBuilder, () => new Promise(() => undefined));
    await clock.pass(60_000);
    expect(drawn.at(-1)).toBe("blocked");
    expect(drawn.length).toBeLessThanOrEqual(2);
  });
});
