import { join } from "node:path";
import type { Page } from "playwright";
import type { VisitOptions } from "../support/begin-journey.ts";
import { addAt, controlWhen, onSlip, receiptsOf, typeStake, verified } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import type { Journey } from "../support/journey.ts";
import { untilAllHydrated } from "../support/meddler.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { bottomBarOf } from "../support/sidebars.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const minute = 60_000;

/** Draws the pictures into a folder, and returns their files. */
export async function drawReadmePictures(journey: Journey, folder: string): Promise<string[]> {
  const files: string[] = [];
  async function draw(page: Page, name: string) {
    // What the server drew has no seconds, and waits for what is loaded after it.
    await page.mouse.move(0, 0);
    await untilAllHydrated(page);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path, animations: "disabled" });
    files.push(path);
  }
  const visit = (path: string, options: VisitOptions) => journey.visit(path, options);

  await draw(await visit("/", { viewport: wide, colorScheme: "light" }), "home-light-1440");
  await draw(await visit("/", { viewport: narrow, colorScheme: "dark" }), "home-dark-390");
  await draw(await matchInPlay(journey), "match-dark-1440");
  await draw(await receiptOnPhone(journey), "receipt-light-390");
  await draw(
    await visit("/history/", { viewport: narrow, colorScheme: "dark", as: verified }),
    "my-bets-dark-390",
  );
  return files;
}

/** A match that has been played for a while, with one of its prices on the slip. */
async function matchInPlay({ control, programme, visit }: Journey): Promise<Page> {
  const [latest] = await programme.live();
  if (!latest) throw new Error("No football is in play.");
  const minutes = (Date.parse(latest.starts_at) - (await programme.now())) / minute;
  await control.moveClock(Math.max(0, 30 + minutes) * minute);
  const offer = offerOf(await programme.event(latest.id));
  const page = await visit(pathOf(offer.event), { viewport: wide, colorScheme: "dark" });
  await addAt(page, control, offer, 2.1);
  await typeStake(page, "10");
  await page.mouse.move(0, 0);
  const widget = page.getByRole("navigation", { name: fr("live-widget.name") });
  await expect(widget.getByRole("link").first()).toBeVisible();
  return page;
}

/** What a person has of a bet on a phone, a moment after it was placed; a bet in play is among the earlier ones. */
async function receiptOnPhone({ control, programme, visit }: Journey): Promise<Page> {
  const [soon] = await programme.upcoming();
  const [inPlay] = await programme.live();
  const page = await visit("/", { viewport: wide, colorScheme: "light", as: verified });
  for (const event of [inPlay, soon]) {
    const offer = offerOf(event);
    await page.goto(pathOf(offer.event));
    await addAt(page, control, offer, 2.35);
    await typeStake(page, "12");
    await (await controlWhen(page, "place")).click();
    await onSlip(page, expect(receiptsOf(page)).toHaveCount(1));
  }
  await page.setViewportSize(narrow);
  await bottomBarOf(page).getByRole("button").click();
  await expect(receiptsOf(page)).toBeVisible();
  return page;
}
