import type { SubmitAnswer } from "@grandstand/contract/betslip";
import { type Event, languages } from "@grandstand/contract/entities";
import type { Favourite } from "@grandstand/contract/favourites";
import type { Offer } from "@grandstand/contract/offers";
import type { MarketLookup, Recommendation } from "@grandstand/contract/recommendations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { widgetBets } from "../../domain/suggestions/schema.ts";
import { createWorld } from "../../domain/world/index.ts";
import { minute } from "../../domain/world/world-fixture.ts";
import {
  type Credentials,
  type Sandbox,
  singleSlip,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";

let sandbox: Sandbox;
let player: Credentials;

beforeAll(async () => {
  sandbox = await startSandbox();
  player = await sandbox.logIn("verified_player");
}, startTimeout);
afterAll(() => sandbox.close());

const change = (what: "add" | "remove", favourite: Favourite) =>
  sandbox.send<{ favourites: Favourite[] }>("POST", `/user/favourites/${what}`, favourite, player);

describe("favourites", () => {
  const genk: Favourite = { kind: "event", id: "genk" };
  const league: Favourite = { kind: "competition", id: "league" };

  it("[DISCOVERY-1] are kept once, newest first, and dropped", async () => {
    await change("add", genk);
    sandbox.world.setClock(sandbox.world.now() + 1_000);
    await change("add", league);
    expect((await change("add", genk)).body.favourites).toEqual([league, genk]);
    const other = await sandbox.logIn("promo_player");
    const theirs = await sandbox.send("GET", "/user/favourites", undefined, other);
    expect(theirs.body).toEqual({ favourites: [] });
    expect((await change("remove", league)).body.favourites).toEqual([genk]);
    expect((await change("remove", league)).status).toBe(200);
  });

  it("[DISCOVERY-2] are of what there is", async () => {
    expect((await change("add", { kind: "event", id: "nothing" })).status).toBe(404);
    expect((await change("add", { kind: "competition", id: "genk" })).status).toBe(404);
    await change("add", { kind: "event", id: "gent" });
    sandbox.world.endEvent("gent");
    const { body } = await sandbox.send("GET", "/user/favourites", undefined, player);
    expect(body).toEqual({ favourites: [genk] });
  });
});

describe("what a search begins with", () => {
  it("[DISCOVERY-9] is the next match of a favourite, with its main market", async () => {
    const other = await sandbox.logIn("promo_player");
    const add = { kind: "event", id: "brugge" };
    await sandbox.send("POST", "/user/favourites/add", add, other);
    const { body } = await sandbox.send<{ events: Event[] }>(
      "GET",
      "/user/favourites/matches?lang=en",
      undefined,
      other,
    );
    expect(body.events).toMatchObject([{ id: "brugge", markets: [{ id: "brugge-1x2" }] }]);
    expect((await sandbox.send("GET", "/user/favourites/matches?lang=en")).status).toBe(401);
  });

  it("[DISCOVERY-10] is what is in play, to anybody", async () => {
    const { body } = await sandbox.send<{ events: Event[] }>(
      "GET",
      "/content/live-highlights?lang=en",
    );
    expect(body.events).toMatchObject([{ id: "brugge", markets: [{ id: "brugge-1x2" }] }]);
  });
});

describe("suggestions", () => {
  it("[DISCOVERY-3] are as many as requested, ranked", async () => {
    const path = "/user/getBettingRecommendations?selectionsNumber=2";
    const { body } = await sandbox.send<Recommendation[]>("GET", path, undefined, player);
    expect(body).toMatchObject([
      { event_id: "anderlecht", rank: 1, marketsIds: ["anderlecht-1x2"] },
      { event_id: "genk", rank: 2, marketsIds: ["genk-1x2"] },
    ]);
  });

  it("[DISCOVERY-4] are built from a market's look-up", async () => {
    const lookUp = (id: string) =>
      sandbox.send<{ data: { data: MarketLookup } }>("GET", `/sportify/getMarketById/${id}`);
    expect((await lookUp("genk-1x2")).body.data.data).toMatchObject({
      competition: { slug: "league" },
      sport: { slug: "football" },
      region: { name: "Belgium", code: "BE" },
      event: {
        id: "genk",
        bet_origin: "betting_suggestion_widget",
        markets: [{ id: "genk-1x2" }],
      },
    });
    for (const id of ["genk-other", "nothing-1x2", "x"]) {
      expect((await lookUp(id)).status).toBe(404);
    }
  });

  it("[DISCOVERY-5] are noted once, by the person whose bet it is", async () => {
    const ticket = await sandbox.ticketFor(player, "a-home", 200);
    const placed = await sandbox.submit(player, ticket);
    const bet = (placed.body as SubmitAnswer).bet?.id;
    const track = async (who: Credentials) =>
      (
        await sandbox.send(
          "POST",
          "/user/trackWidgetBet",
          { bet_id: bet, origin: "betting_suggestion_widget" },
          who,
        )
      ).body;
    expect(await track(await sandbox.logIn("promo_player"))).toEqual({ status: false });
    expect(await track(player)).toEqual({ status: true });
    expect(await track(player)).toEqual({ status: true });
    expect(await sandbox.operator.database.select().from(widgetBets)).toMatchObject([
      { betId: bet, origin: "betting_suggestion_widget" },
    ]);
  });
});

describe("offers", () => {
  it("[DISCOVERY-6] speak three languages", async () => {
    const lists = await Promise.all(
      languages.map(
        async (lang) =>
          (await sandbox.send<{ offers: Offer[] }>("GET", `/content/offers?lang=${lang}`)).body
            .offers,
      ),
    );
    const [first = []] = lists;
    expect(new Set(lists.map((list) => list[0]?.title)).size).toBe(3);
    expect(first.some(({ needs_promotions }) => needs_promotions)).toBe(true);
    expect(first.some(({ needs_promotions }) => !needs_promotions)).toBe(true);
    expect(lists.map((list) => list.at(-1)?.action_url)).toEqual([
      "/sports-virtuels/",
      "/virtuele-sporten/",
      "/virtual-sports/",
    ]);
  });
});

describe("the real world", () => {
  it("[DISCOVERY-7] prices an order that was composed", { timeout: startTimeout }, async () => {
    const world = createWorld({ seed: 7, clock: () => sandbox.world.now() });
    const real = await startSandbox({ makeWorld: () => world });
    const race = world
      .raceMeetings("en", "tomorrow")
      .flatMap(({ races }) => races)
      .at(0)?.event_id;
    const cast = (market: string, runners: string) =>
      real.send<{ outcome: { id: string; items: unknown[]; odds: number } }>(
        "GET",
        `/v1/racing/cast?bookmaker=grandstand&lang=en&market_id=${race}-${market}&runners=${runners}`,
      );
    const { body } = await cast("tricast", "4,1,3");
    expect(body.outcome).toMatchObject({ id: `${race}-tricast-4-1-3`, odds: expect.any(Number) });
    expect(body.outcome.items).toMatchObject([
      { id: `${race}-win-runner-4` },
      { id: `${race}-win-runner-1` },
      { id: `${race}-win-runner-3` },
    ]);
    for (const [market, runners] of [
      ["forecast", "1,1"],
      ["forecast", "1,2,3"],
      ["tricast", "1,2"],
      ["win", "1,2"],
      ["forecast", "1,99"],
    ] as const) {
      expect((await cast(market, runners)).status, `${market} ${runners}`).toBe(404);
    }
    await real.close();
  });

  it("[DISCOVERY-8] pays a bet on a virtual event", { timeout: startTimeout }, async () => {
    const world = createWorld({ seed: 7, clock: () => sandbox.world.now() });
    const real = await startSandbox({ makeWorld: () => world });
    const person = await real.logIn("verified_player");
    const event = world
      .competitions("en", { sport: "virtual-football", live: false })[0]
      ?.events.at(-1);
    const outcomes = event?.markets[0]?.outcomes.map(({ id }) => id) ?? [];
    const before = await real.balance(person);
    // One of the three results must occur, so that one of the three bets is paid.
    const prices = new Map(outcomes.map((id) => [id, Number(world.outcome(id)?.odds)]));
    for (const id of outcomes) {
      const { body } = await real.send<{ tickets: never[] }>(
        "POST",
        "/v1/betslip/calculate",
        singleSlip(world, [[id, 1_000]]),
        person,
      );
      const answer = await real.submit(person, body.tickets[0] as never);
      expect(answer.body).toMatchObject({ status: "PROCESSED" });
    }
    world.advance(20 * minute);
    await real.operator.settlement.settled();
    expect(world.event(event?.id ?? "", "en")?.status).toBe("ended");
    const won = (await real.balance(person)) - before + 3_000;
    expect([...prices.values()].map((odds) => Math.round(odds * 1_000))).toContain(won);
    expect((await real.audit()).problems).toEqual([]);
    await real.close();
  });
});
