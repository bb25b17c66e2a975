import { calculateBuilder } from "@grandstand/contract/bet-builder";
import type { BuilderOutcome } from "@grandstand/rules/builder";
import { describe, expect, it, vi } from "vitest";
import { featureStore } from "../../core/site/feature-store.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { settle } from "../../testing/fake-time.ts";
import { openSite } from "../../testing/open-site.ts";
import { person } from "../../testing/person.ts";
import { uuidOf } from "../../testing/placing.ts";
import { createBetBuilder } from "./bet-builder.ts";

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

describe("the builder of a site", () => {
  it("[BET-BUILDER-STORE-14] places under the lock that all tabs share, and says where another tab has it", async () => {
    const alone = vi.fn(async () => false);
    const { site, server, time } = openSite([], { alone });
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
    await builder.place();
    expect(alone).toHaveBeenCalledWith(
      `grandstand-${storageKeys.builderPending}`,
      expect.anything(),
    );
    expect(site.messages.getState().toasts).toMatchObject([
      { title: { key: "site.elsewhere.title" } },
    ]);
  });
});
