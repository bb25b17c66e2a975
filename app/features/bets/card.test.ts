import type { betSelectionSchema } from "@grandstand/contract/betslip";
import { deriveSilks, silksCode } from "@grandstand/ui/mark";
import type { InferOutput } from "valibot";
import { describe, expect, it } from "vitest";
import type { SportSlugs } from "../../core/site/sport-slugs.ts";
import { betOf } from "../../testing/placing.ts";
import { marksOf } from "../events/index.lazy.ts";
import { toBetCardView } from "./card.ts";
import { toReceipt, toReceiptView } from "./receipt.ts";

type Leg = InferOutput<typeof betSelectionSchema>;
const noScore = {
  time: null,
  home_scores: [],
  away_scores: [],
  home_set: 0,
  away_set: 0,
  server: null,
};

function legOf(final_stats: Leg["final_stats"]) {
  const leg = {
    event_name: "A – B",
    result: "won",
    final_stats,
    facts: null,
  } as Partial<Leg> as Leg;
  const bet = { ...betOf({ uuid: "u4000", stake: 1_000 }), selections: [leg] };
  const context = { language: "fr" as const, slugs: new Map() };
  return toBetCardView(bet, context, new Map(), new Map()).legs[0];
}

describe("a bet's selection", () => {
  it("[BETS-5] has the score of its match, and none of a race", () => {
    expect(legOf({ ...noScore, home_scores: [2], away_scores: [0] })?.score).toMatchObject({
      home: [2],
      away: [0],
    });
    expect(legOf(noScore)?.score).toBeNull();
  });
});

describe("the marks of a bet's selection", () => {
  const names = ["Royal Antwerp", "KAA Gent"] as const;
  const competitors = names.map((name, index) => ({ id: `${index}`, name }));
  const inList = marksOf({
    type: "match",
    sport_slug: "football",
    sport_category: "sport",
    competitors,
  });
  const selectionOf = (facts: Partial<Leg>) =>
    ({ event_name: names.join(" – "), sport_slug: "football", ...facts }) as Leg;
  const slugs: SportSlugs = new Map();

  it.each([
    ["named by the wire", { competitors }],
    ["of which the wire has the name alone", {}],
  ])("[BETS-10] are those of the lists: %s", (_, facts) => {
    const bet = { ...betOf({ uuid: "u4002", stake: 1_000 }), selections: [selectionOf(facts)] };
    const context = { language: "fr" as const, slugs };
    const [card] = toBetCardView(bet, context, new Map(), new Map()).legs;
    const [receipt] = toReceiptView("single", toReceipt(bet), context).legs;
    expect([card?.marks, receipt?.marks]).toEqual([inList.marks, inList.marks]);
    expect(inList.marks).toHaveLength(2);
  });

  it("[BETS-10] are the operator's own images where it has some", () => {
    const image = "https://images.example/antwerp.png";
    const own = competitors.map((each, index) => (index === 0 ? { ...each, image } : each));
    const bet = {
      ...betOf({ uuid: "u4003", stake: 1_000 }),
      selections: [selectionOf({ competitors: own })],
    };
    const context = { language: "fr" as const, slugs };
    expect(toBetCardView(bet, context, new Map(), new Map()).legs[0]?.images).toEqual([
      image,
      null,
    ]);
  });
});

describe("the silks of a bet's runner", () => {
  const silks = {
    body: ["#1f57b8", "#f6d233"] as [string, string],
    pattern: "sash" as const,
    sleeves: "#1f57b8",
    cap: "#f6d233",
  };
  const marksOfLeg = (facts: object | null) => {
    const leg = { sport_slug: "horse-racing", outcome_name: "Sainte Rose", event_name: "A", facts };
    const bet = {
      ...betOf({ uuid: "u4004", stake: 1_000 }),
      selections: [leg as unknown as Leg],
    };
    const context = { language: "fr" as const, slugs: new Map() };
    const [card] = toBetCardView(bet, context, new Map(), new Map()).legs;
    const [receipt] = toReceiptView("single", toReceipt(bet), context).legs;
    return [card?.outcomeMark, receipt?.outcomeMark];
  };

  it("[BETS-10] are those of the wire, or of its name, on a receipt and in the history", () => {
    const own = silksCode(silks);
    expect(marksOfLeg({ market_type: "win", silks })).toEqual([own, own]);
    const named = silksCode(deriveSilks("Sainte Rose"));
    expect(marksOfLeg({ market_type: "place" })).toEqual([named, named]);
  });

  it("[BETS-10] are none of an order of runners, nor of a bet that does not say what it is about", () => {
    expect(marksOfLeg({ market_type: "tricast" })).toEqual([undefined, undefined]);
    expect(marksOfLeg(null)).toEqual([undefined, undefined]);
  });
});

describe("a void bet that a free bet paid", () => {
  const settled_at = "2026-11-21T13:00:00.000Z";
  const returned = (expires_at: string) =>
    toBetCardView(
      {
        ...betOf({ uuid: "u4001", stake: 1_000 }),
        status: "void",
        settled_at,
        freebet_returned: { amount: 1_000, expires_at },
      },
      { language: "fr", slugs: new Map() },
      new Map(),
      new Map(),
    ).freeBetReturn;

  it.each([
    ["2026-11-21T13:00:00.001Z", false],
    [settled_at, true],
    ["2026-11-20T13:00:00.000Z", true],
  ])("[BETS-6] with an end at %s has ended by then: %s", (expires_at, hasEnded) => {
    expect(returned(expires_at)).toEqual({ expiresAt: Date.parse(expires_at), hasEnded });
  });

  it("[BETS-6] is said by no other bet, nor by an operator that says nothing of it", () => {
    const bet = betOf({ uuid: "u4002", stake: 1_000 });
    for (const freebet_returned of [null, undefined]) {
      const given = { ...bet, ...(freebet_returned === null && { freebet_returned }) };
      const context = { language: "fr" as const, slugs: new Map() };
      expect(toBetCardView(given, context, new Map(), new Map()).freeBetReturn).toBeNull();
    }
  });
});
