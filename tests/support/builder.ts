import type { Event } from "@grandstand/contract/entities";
import type { Locator, Page } from "playwright";
import { addAt, oddsOf, slipOf, verified } from "./bettor.ts";
import { expect } from "./expect.ts";
import type { Journey } from "./journey.ts";
import { nextMatchOf, outcomeOf, pathOf } from "./programme.ts";
import { wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** A match's page on which the builder is on. */
interface Building {
  readonly page: Page;
  readonly event: Event;
  /** The price of an outcome, by the end of its id. */
  readonly odds: (key: string) => Locator;
}

/** Opens the page of a match of tomorrow, with the builder on. */
export async function building(
  { programme, visit }: Journey,
  options: { readonly username?: string; readonly width?: number } = {},
): Promise<Building> {
  const { username = verified, width = 1440 } = options;
  const event = await nextMatchOf(programme);
  const page = await visit(pathOf(event), { viewport: { width, height: 900 }, as: username });
  const builder = page.getByRole("button", { name: fr("bet-builder.title"), exact: true });
  await builder.click();
  await expect(builder).toHaveAttribute("aria-pressed", "true");
  const odds = (key: string) => oddsOf(page, outcomeOf(event, key));
  return { page, event, odds };
}

/** Picks the home side and more than two goals, and waits for their one price. */
export async function pickTwo({ control }: Journey, { page, event }: Building): Promise<void> {
  for (const key of ["1x2-home", "total-2_5-over"]) {
    const offer = outcomeOf(event, key);
    await addAt(page, control, offer, Number(offer.outcome.odds));
  }
  await expect(slipOf(page).getByText(fr("bet-builder.odds"))).toBeVisible();
}
