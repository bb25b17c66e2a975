import type { Event, Outcome } from "@grandstand/contract/entities";
import type { Page } from "playwright";
import { describe } from "vitest";
import { addAt, controlWhen, receiptsOf, slipOf, typeStake, verified } from "../support/bettor.ts";
import { building, pickTwo } from "../support/builder.ts";
import { betOf } from "../support/cash-out.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { plainPath } from "../support/pages.ts";
import { type Offer, offerOf, pathOf } from "../support/programme.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

/** Puts an outcome of each match on the slip, each at its price. */
async function addAll(
  journey: Journey,
  page: Page,
  offers: readonly (readonly [Offer, number])[],
): Promise<void> {
  for (const [offer, odds] of offers) {
    await page.goto(pathOf(offer.event));
    await addAt(page, journey.control, offer, odds);
  }
}

const choose = (page: Page, name: RegExp) => slipOf(page).getByRole("radio", { name }).check();

describe("a system", () => {
  it("[JOURNEY-200] is chosen by name, shows its bets, is placed as one and paid", async ({
    journey,
  }) => {
    const { control, programme, visit } = journey;
    const matches = (await programme.upcoming("fr", 3)).map((match) => offerOf(match));
    const page = await visit(plainPath, { as: verified });
    const prices = [2, 3, 4] as const;
    await addAll(
      journey,
      page,
      matches.map((offer, index) => [offer, prices[index] ?? 2]),
    );
    await choose(page, fr("bet-slip.type.system"));
    await choose(page, fr("bet-slip.system.name.trixie"));
    await typeStake(page, "5");
    const button = await controlWhen(page, "place");
    await expect(button).toContainText(/20,00\s€/);
    await button.click();
    await expect(receiptsOf(page)).toHaveCount(1);
    await expect(receiptsOf(page)).toContainText(/250,00\s€/);
    expect(await control.balanceOf(verified)).toBe(25_000 - 2_000);
    const [first, second, third] = matches;
    for (const won of [first, second]) {
      await control.endEvent(won?.event.id ?? "", [won?.outcome.id ?? ""]);
    }
    expect(await control.bets()).toMatchObject([{ status: "open" }]);
    await control.endEvent(third?.event.id ?? "", [third?.market.outcomes[1]?.id ?? ""]);
    // The double of the first two remains: 5.00 at 2 × 3.
    expect(await control.bets()).toMatchObject([{ status: "won", stake: 2_000, paid: 3_000 }]);
    expect(await control.balanceOf(verified)).toBe(25_000 - 2_000 + 3_000);
  });
});

/** Races with each-way terms that begin in more than half an hour, each with its favourite. */
async function racesWithPlaces({ sandboxUrl }: Journey): Promise<readonly Offer[]> {
  const answer = await fetch(
    `${sandboxUrl}/v1/events?bookmaker=grandstand&lang=fr&sport=horse-racing`,
    {
      headers: {
        "accept-language": "fr",
        bookmaker: "grandstand",
        device: "desktop",
        platform: "website",
      },
    },
  );
  const { competitions, server_time } = (await answer.json()) as {
    server_time: number;
    competitions: readonly { events: readonly Event[] }[];
  };
  const price = ({ odds }: Outcome) => (typeof odds === "number" ? odds : Number.POSITIVE_INFINITY);
  return competitions
    .flatMap(({ events }) => events)
    .filter((event) => Date.parse(event.starts_at) > server_time + 1_800_000)
    .flatMap((event) => {
      const market = event.markets.find(({ type, ew_price }) => type === "win" && ew_price);
      const outcome = market?.outcomes.toSorted((one, two) => price(one) - price(two))[0];
      return market && outcome ? [{ event, market, outcome }] : [];
    });
}

describe("an each-way combi", () => {
  it("[JOURNEY-201] doubles the stake, and pays the places when one horse only placed", async ({
    journey,
  }) => {
    const { control, visit } = journey;
    const [one, two] = await racesWithPlaces(journey);
    if (!one || !two) throw new Error("The programme has no two races with places.");
    const page = await visit(plainPath, { as: verified });
    for (const [offer, odds] of [
      [one, 5],
      [two, 9],
    ] as const) {
      await page.goto(`/courses-hippiques/${offer.event.competition_slug}/race-${offer.event.id}/`);
      await addAt(page, control, offer, odds);
    }
    await typeStake(page, "10");
    await slipOf(page)
      .getByRole("checkbox", { name: fr("bet-slip.each-way") })
      .check();
    const button = await controlWhen(page, "place");
    await expect(button).toContainText(/20,00\s€/);
    await button.click();
    await expect(receiptsOf(page)).toHaveCount(1);
    expect(await control.balanceOf(verified)).toBe(23_000);
    await control.endEvent(one.event.id, [one.outcome.id]);
    const another = two.market.outcomes.find(({ id, visible }) => visible && id !== two.outcome.id);
    const placed = (id = "") => id.replace("-win-", "-place-");
    const named = [another?.id ?? "", placed(another?.id), placed(two.outcome.id)];
    await control.endEvent(two.event.id, named);
    const place = ({ market }: Offer, odds: number) => 1 + (odds - 1) * (market.ew_price ?? 0);
    const paid = Math.round(1_000 * place(one, 5) * place(two, 9));
    expect(await control.bets()).toMatchObject([{ status: "won", stake: 2_000, paid }]);
    expect(await control.balanceOf(verified)).toBe(23_000 + paid);
  });
});

describe("a free bet", () => {
  it("[JOURNEY-202] pays the stake, and its win comes without it", async ({ journey }) => {
    const { control, programme, visit } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match);
    const page = await visit(pathOf(offer.event), { as: "promo_player" });
    await addAt(page, control, offer, 2.5);
    await slipOf(page)
      .getByRole("button", { name: containing("Payer avec") })
      .click();
    await choose(page, containing("Pari gratuit de bienvenue"));
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    expect(await control.balanceOf("promo_player")).toBe(10_000);
    await control.endEvent(offer.event.id, [offer.outcome.id]);
    expect(await control.bets()).toMatchObject([{ status: "won", stake: 1_000, paid: 1_500 }]);
    expect(await control.balanceOf("promo_player")).toBe(11_500);
  });
});

describe("the bet builder", () => {
  it("[JOURNEY-230] goes from the picks to the payout", async ({ journey }) => {
    const built = await building(journey);
    const { page, event, odds } = built;
    await pickTwo(journey, built);
    await expect(odds("1x2-away")).toHaveAttribute("aria-disabled", "true");
    await expect(odds("double-chance-x2")).toHaveAttribute("aria-disabled", "true");
    await odds("double-chance-x2").click({ force: true });
    await expect(odds("double-chance-x2")).toHaveAttribute("aria-pressed", "false");
    await expect(odds("both-score-yes")).not.toHaveAttribute("aria-disabled", "true");
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    await expect(receiptsOf(page).getByRole("heading")).toBeFocused();
    await expect(receiptsOf(page).getByRole("link", { name: event.name })).toHaveCount(2);
    expect(await journey.control.balanceOf(verified)).toBe(24_000);
    const winners = ["1x2-home", "total-2_5-over"].map((key) => `${event.id}-${key}`);
    await journey.control.endEvent(event.id, winners);
    const status = async () => (await journey.control.bets())[0]?.status;
    await expect.poll(status, "the bet's status").toBe("won");
    const [bet] = await journey.control.bets();
    expect(await journey.control.balanceOf(verified)).toBe(24_000 + (bet?.paid ?? 0));
    await page.goto("/history/");
    await page.getByRole("radio", { name: fr("history.tab.settled") }).click();
    await expect(betOf(page, bet?.reference ?? "none")).toBeVisible();
  });
});
