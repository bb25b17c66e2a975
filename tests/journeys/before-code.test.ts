import { seededPassword } from "@grandstand/sandbox/src/domain/seeding/seeded-accounts.ts";
import type { Page } from "playwright";
import { describe } from "vitest";
import { accountOn, controlWhen, oddsOf, slipOf, verified } from "../support/bettor.ts";
import { phone } from "../support/devices.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { holdCall } from "../support/held-call.ts";
import { it } from "../support/journey.ts";
import { watchComingPages } from "../support/moved-boxes.ts";
import { nextMatchOf, offerOf, outcomeOf, type Programme, pathOf } from "../support/programme.ts";
import { untilAlive } from "../support/site-navigation.ts";
import { pattern, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

/** Opens a page whose scripts are held; what it returns lets them come. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const { release } = await holdCall(page, "/*.js");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

const topMatchOf = (page: Page) => page.getByRole("region", { name: fr("top-match.name") });

/** The address of a page of this kind. */
async function pathOfKind(kind: string, programme: Programme): Promise<string> {
  if (kind === "home") return "/";
  if (kind === "a match") return pathOf(offerOf((await programme.upcoming())[0]).event);
  const races = await programme.of("horse-racing");
  const soonest = (await programme.now()) + 3_600_000;
  const race = races.find(({ starts_at }) => Date.parse(starts_at) > soonest) ?? races.at(-1);
  if (!race) throw new Error("There is no race.");
  return `/courses-hippiques/${race.competition_slug}/race-${race.id}/`;
}

/** Presses a control as the router begins to work: the page is hydrated by then, and none of its parts is. */
function pressBetweenParts(selector: string): void {
  const own = Object.getOwnPropertyDescriptor(History.prototype, "scrollRestoration");
  Object.defineProperty(History.prototype, "scrollRestoration", {
    ...own,
    set(value: ScrollRestoration) {
      own?.set?.call(this, value);
      queueMicrotask(() => document.querySelector<HTMLElement>(selector)?.click());
    },
  });
}

/** Types, by the browser's own editing, as soon as the field that has the focus is drawn empty again. */
function typeIntoEmptied(letters: string): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  let left = letters;
  Object.defineProperty(HTMLInputElement.prototype, "value", {
    ...own,
    set(value: string) {
      own?.set?.call(this, value);
      if (value !== "" || this !== document.activeElement) return;
      const now = left;
      left = "";
      if (now === "") return;
      // A browser sends this event for letters from a keyboard, and not for those from a command.
      this.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, data: now }));
      document.execCommand("insertText", false, now);
    },
  });
}

describe("a page whose code is still on its way", () => {
  it("[JOURNEY-811] gives way to the page that Back or Forward leads to, which is then whole", async ({
    journey,
  }) => {
    const page = await journey.visit("/sports/");
    await untilAlive(page);
    await page.locator("header a[href$='/live/']").first().click();
    await waitForAddress(page, "**/live/");
    const price = page.locator("main button[data-movement]").filter({ visible: true }).last();
    for (const [way, address, isThere] of [
      ["back", "**/sports/", page.locator("main a[href='/tennis/']").filter({ visible: true })],
      ["forward", "**/live/", price],
      ["back", "**/sports/", page.locator("main a[href='/tennis/']").filter({ visible: true })],
    ] as const) {
      const { release } = await holdCall(page, "/*.js");
      await page.reload({ waitUntil: "domcontentloaded" });
      await page.evaluate((to) => history[to](), way);
      await waitForAddress(page, address);
      release();
      await untilAlive(page);
      await expect(isThere.first()).toBeVisible();
    }
    await page.goForward();
    await price.click();
    await expect(slipOf(page).getByRole("article")).toHaveCount(1);
  });

  it.for(["home", "a match", "a race"])(
    "[JOURNEY-456] [JOURNEY-740] puts a price that is pressed meanwhile on the slip: %s",
    async (kind, { journey }) => {
      const page = await journey.visit("/live/");
      const path = await pathOfKind(kind, journey.programme);
      const arrive = await openWithoutCode(page, path);
      // The last price, which no goal closes meanwhile.
      const prices = page.locator("main button[data-movement]").filter({ visible: true });
      const open = page.locator("main button[data-open]").filter({ visible: true });
      const said = pattern((await open.last().textContent()) ?? "");
      // All that it says, but for the price and how that has moved.
      const name = said.replace(/\d+\\\.\d+/, "[\\d.]+(?:, [^,]+)?");
      const odds = prices.filter({ hasText: new RegExp(`^${name}$`) });
      await odds.click();
      await odds.click();
      await expect(odds).toHaveAttribute("aria-pressed", "false");
      arrive();
      await expect(odds).toHaveAttribute("aria-pressed", "true");
      await expect(slipOf(page).getByRole("article")).toHaveCount(1);
      await odds.click();
      await expect(odds).toHaveAttribute("aria-pressed", "false");
    },
  );

  it("[JOURNEY-456] puts prices that are pressed after the builder's switch into the builder", async ({
    journey,
  }) => {
    const event = await nextMatchOf(journey.programme);
    const page = await journey.visit("about:blank");
    const arrive = await openWithoutCode(page, journey.siteUrl + pathOf(event));
    const home = outcomeOf(event, "1x2-home");
    await page.getByRole("button", { name: fr("bet-builder.title"), exact: true }).click();
    await oddsOf(page, home).click();
    await oddsOf(page, outcomeOf(event, "total-2_5-over")).click();
    arrive();
    await controlWhen(page, "login");
    await expect(slipOf(page)).toContainText(home.outcome.fullname);
    await expect(oddsOf(page, home)).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: fr("bet-builder.title"), exact: true }).click();
    await expect(oddsOf(page, home)).toHaveAttribute("aria-pressed", "false");
    await expect(slipOf(page)).toHaveAttribute("data-slip", "empty");
  });

  it("[JOURNEY-487] searches for what is typed meanwhile, and keeps it as it was typed", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming();
    const { name } = offerOf(match).event;
    const page = await journey.visit("about:blank");
    const arrive = await openWithoutCode(page, `${journey.siteUrl}/search/`);
    const field = page.getByRole("combobox");
    await field.pressSequentially(name.slice(0, -3));
    arrive();
    await field.pressSequentially(name.slice(-3));
    await expect(page.getByRole("option", { name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(field).toHaveValue(name);
    await expect(field).toBeFocused();
  });

  it("[JOURNEY-487] adds what is typed between the field and the page to what was there", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming();
    const { name } = offerOf(match).event;
    const page = await journey.visit("about:blank");
    await page.addInitScript(typeIntoEmptied, name.slice(-3));
    const arrive = await openWithoutCode(page, `${journey.siteUrl}/search/`);
    const field = page.getByRole("combobox");
    await field.pressSequentially(name.slice(0, -3));
    arrive();
    await expect(page.getByRole("option", { name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(field).toHaveValue(name);
  });

  it("[JOURNEY-487] searches for what is typed while the texts of the page are late by seconds", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming();
    const { name } = offerOf(match).event;
    const page = await journey.visit("about:blank");
    await page.clock.install();
    const arrive = await openWithoutCode(page, `${journey.siteUrl}/search/`);
    const texts = await holdCall(page, "/later-catalog-*.js");
    const field = page.getByRole("combobox");
    await field.pressSequentially(name.slice(0, -4));
    arrive();
    await texts.sent;
    await page.clock.fastForward(3_000);
    await field.pressSequentially(name.slice(-4, -2));
    texts.release();
    const found = page.getByRole("option", { name: new RegExp(`^${name}`) });
    await expect(found).toBeVisible();
    await field.pressSequentially(name.slice(-2));
    await expect(found).toBeVisible();
    await expect(field).toHaveValue(name);
    await expect(field).toBeFocused();
  });

  it("[JOURNEY-487] keeps the last of the choices that are made meanwhile", async ({ journey }) => {
    const page = await journey.visit("about:blank", phone);
    const arrive = await openWithoutCode(page, `${journey.siteUrl}/live/`);
    const choice = (market: "1x2" | "total_goals") =>
      page.getByRole("radio", { name: fr(`market-row.name.${market}`) }).first();
    await choice("total_goals").check();
    await choice("1x2").check();
    await choice("total_goals").check();
    arrive();
    const prices = page.getByRole("main").locator("li button[data-movement]:visible");
    await expect(prices.first()).toHaveText(/^[+−]\d/);
    await expect(choice("total_goals")).toBeChecked();
  });

  it("[JOURNEY-692] chooses what is pressed between the page and its parts", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    await page.addInitScript(pressBetweenParts, "input[type=radio][value=settled]");
    for (let turn = 0; turn < 2; turn += 1) {
      await page.goto("/history/");
      await expect(page.getByText(fr("history.empty.settled"))).toBeVisible();
      await expect(page.getByRole("radio", { name: fr("history.tab.settled") })).toBeChecked();
    }
  });

  it("[JOURNEY-741] leaves out a visitor's ways in and hours where somebody is logged in", async ({
    journey,
  }) => {
    const page = await journey.visit("/football/", { as: verified });
    await expect(accountOn(page)).toBeVisible();
    const arrive = await openWithoutCode(page, `${journey.siteUrl}/football/`);
    const login = page.getByRole("button", { name: fr("header.login.button"), exact: true });
    const hours = page.locator("main [data-kind=absolute], main [data-kind=relative]");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(hours.first()).toBeAttached();
    await expect(login).toBeHidden();
    expect(await hours.filter({ visible: true }).count()).toBe(0);
    arrive();
    await expect(accountOn(page)).toBeVisible();
    await expect(hours.filter({ visible: true }).first()).toBeVisible();

    const visitor = await journey.visit("about:blank");
    await openWithoutCode(visitor, `${journey.siteUrl}/football/`);
    await expect(
      visitor.getByRole("button", { name: fr("header.login.button"), exact: true }),
    ).toBeVisible();
    await expect(
      visitor.locator("main [data-kind=absolute], main [data-kind=relative]").first(),
    ).toBeVisible();
  });

  it.for([
    ["a customer on a phone", { ...phone, as: verified }],
    ["a customer in a wide window", { as: verified }],
    ["a visitor on a phone", phone],
    ["a visitor in a wide window", {}],
  ] as const)(
    "[JOURNEY-850] moves nothing as it comes, to %s",
    async ([, visitor], { journey }) => {
      const page = await journey.visit("/", visitor);
      const moved = await watchComingPages(page);
      const { programme } = journey;
      const paths = [
        await pathOfKind("a match", programme),
        await pathOfKind("a race", programme),
        "/",
        "/football/",
        "/courses-hippiques/",
        "/live/",
        "/sports/",
        "/history/",
      ];
      for (const path of paths) {
        await page.goto(path);
        await untilAlive(page);
        await expect(page.locator("html[data-awaits-person]")).toHaveCount(0);
        expect(await moved(), path).toEqual([]);
      }
    },
  );

  it("[JOURNEY-851] leaves the match of the day as the server drew it while what is in play changes", async ({
    journey,
  }) => {
    const page = await journey.visit("/", phone);
    await untilAlive(page);
    const drawn = await topMatchOf(page).elementHandle();
    const inPlay = page.getByRole("region", { name: fr("live-strip.name") });
    const before = await inPlay.textContent();
    await journey.control.moveClock(300_000);
    await expect.poll(() => inPlay.textContent()).not.toBe(before);
    await page.mouse.move(5, 300);
    // A part whose code has come is one that React knows.
    await expect
      .poll(() =>
        topMatchOf(page).evaluate((part) =>
          Object.keys(part).some((key) => key.startsWith("__reactFiber")),
        ),
      )
      .toBe(true);
    expect(await drawn?.evaluate((part) => part.isConnected)).toBe(true);
  });

  it("[JOURNEY-852] follows a link of a part whose code has not come without a new document, twice", async ({
    journey,
  }) => {
    const page = await journey.visit("/", phone);
    await untilAlive(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(request.url());
    });
    for (let time = 0; time < 2; time += 1) {
      const link = topMatchOf(page).locator("a").first();
      const path = (await link.getAttribute("href")) ?? "";
      // A pointer on its way to the link would have its code come.
      await link.evaluate((element) => (element as HTMLElement).click());
      await waitForAddress(page, `**${path}`);
      await expect(page.getByRole("main")).toBeFocused();
      await page.goBack();
      await waitForAddress(page, "**/");
    }
    expect(documents).toEqual([]);
  });

  it("[JOURNEY-488] logs in with what is typed and sent meanwhile, and leaves it out of the address", async ({
    journey,
  }) => {
    const page = await journey.visit("about:blank");
    const visited: string[] = [];
    page.on("framenavigated", (frame) => void visited.push(frame.url()));
    const arrive = await openWithoutCode(page, `${journey.siteUrl}/login/`);
    await page.getByLabel(fr("login.username")).pressSequentially(verified);
    await page.getByRole("textbox", { name: fr("login.password") }).fill(seededPassword);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${journey.siteUrl}/login/`);
    arrive();
    await expect(accountOn(page)).toBeVisible();
    await expect(page).toHaveURL(`${journey.siteUrl}/`);
    expect(visited.filter((url) => url.includes("?"))).toEqual([]);
  });
});
