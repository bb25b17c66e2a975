import type { Page } from "playwright";
import { slipOf, verified } from "./bettor.ts";
import { traces } from "./complaints.ts";
import { expect } from "./expect.ts";
import type { Journey } from "./journey.ts";
import { offerOf, pathOf } from "./programme.ts";
import { untilAlive } from "./site-navigation.ts";
import type { Locale } from "./wording.ts";

/** A page that others touch. */
export interface TouchedPage {
  readonly name: string;
  /** Who has stayed logged in. */
  readonly as?: string;
  readonly hasPrices?: boolean;
  /** The answer's, where it is none of success. */
  readonly status?: number;
  readonly path: (journey: Journey, locale: Locale) => Promise<string> | string;
}

const at = (path: string) => (_: Journey, locale: Locale) =>
  `${locale === "fr" ? "" : `/${locale}`}${path}`;

/** A page of each kind; those with prices come first. */
export const touchedPages: readonly [TouchedPage, ...TouchedPage[]] = [
  { name: "home", hasPrices: true, path: at("/") },
  { name: "live", hasPrices: true, path: at("/live/") },
  {
    name: "a match to come",
    hasPrices: true,
    path: async ({ programme }, locale) =>
      pathOf(offerOf((await programme.upcoming(locale))[0]).event, locale),
  },
  {
    name: "a match in play",
    hasPrices: true,
    path: async ({ programme }, locale) =>
      pathOf(offerOf((await programme.live(locale))[0]).event, locale),
  },
  {
    name: "a match that has ended",
    async path({ programme, control }, locale) {
      const { event } = offerOf((await programme.live(locale)).at(-1));
      await control.endEvent(event.id);
      return pathOf(event, locale);
    },
  },
  { name: "my bets", as: verified, path: at("/history/") },
  { name: "the registration", path: at("/register/") },
  { name: "the search", path: at("/search/") },
  { name: "a content page", path: at("/support/faq/") },
  { name: "the error page", status: 404, path: at("/nowhere/at-all/here/") },
];

/** What React says of a page that was touched before its code; and the answer's status. */
export function expectTraces({ problems }: Journey, { status }: TouchedPage): void {
  problems.expect(...traces);
  if (status !== undefined) problems.expect(new RegExp(`status of ${status}`));
}

/** It can be read, a price can be put on the slip, and a link of the site leads on without a new document. */
export async function useTouched(page: Page, { hasPrices = false }: TouchedPage): Promise<void> {
  await untilAlive(page);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  if (hasPrices) {
    // The last price, which no goal closes meanwhile.
    await page.locator("main button[data-open]:visible").last().click();
    await expect(slipOf(page).getByRole("article")).toHaveCount(1);
  }
  // From what is in play another link leads on.
  const end = new URL(page.url()).pathname.endsWith("/live/") ? "/" : "/live/";
  const link = page.locator(`header a[href$="${end}"]`).first();
  const goal = await link.getAttribute("href");
  await link.click();
  await page.waitForURL(({ pathname }) => pathname === goal);
  const prices = page.locator("main button[data-movement]").filter({ visible: true });
  await expect(prices.first()).toBeVisible();
}
