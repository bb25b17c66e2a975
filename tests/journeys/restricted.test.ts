import type { Locator } from "playwright";
import { describe } from "vitest";
import {
  accountOn,
  addAt,
  controlOf,
  controlWhen,
  logInBehind,
  loginButtonOf,
  loginOf,
  pressBackOverPage,
  receiptsOf,
  sendLogin,
  slipOf,
  typeStake,
  whenClosed,
} from "../support/bettor.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { passTime } from "../support/own-time.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const age = { age: "21" };
const end = "2 janvier 2030";

/** A visitor with a selection on the slip, and twelve euro on it. */
async function visitWithStake(journey: Journey) {
  const [match] = await journey.programme.upcoming();
  const offer = offerOf(match);
  const page = await journey.visit(pathOf(offer.event));
  await addAt(page, journey.control, offer, 2.5);
  await typeStake(page, "12");
  return { page, offer };
}

/** The layer that an element is drawn in: the highest around it. */
function layerOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    let layer = 0;
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      layer = Math.max(layer, Number(getComputedStyle(each).zIndex) || 0);
    }
    return layer;
  });
}

const restrictions = [
  [
    "unverified_player",
    fr("kyc.document_status.popup.not_uploaded.title"),
    "Envoyez-le maintenant",
  ],
  ["pending_player", fr("kyc.document_status.popup.review.title"), "en cours d’examen"],
  ["blocked_player", fr("kyc.document_status.popup.blocked.title"), "votre compte est bloqué"],
  ["cooloff_player", fr("cool_off.popup.title"), end],
  ["excluded_player", fr("notification.self_exclusion.header"), end],
  ["under21_player", fr("under_21_restriction.popup.title", age), "21 ans et plus"],
] as const;

describe("a person who may not bet sees the reason", () => {
  it.for(restrictions)(
    "[JOURNEY-40] %s gets the right overlay when placing, and no bet",
    async ([username, title, words], { journey }) => {
      const { control, programme } = journey;
      const [match] = await programme.upcoming();
      const offer = offerOf(match);
      const page = await journey.visit(pathOf(offer.event), { as: username });
      await addAt(page, control, offer, 2.5);
      await typeStake(page, "12");
      await (await controlWhen(page, "restricted")).click();
      const overlay = page.getByRole("dialog", { name: title });
      await expect(overlay).toContainText(containing(words));
      await page.keyboard.press("Escape");
      await expect(overlay).toBeHidden();
      await expect(controlOf(page)).toBeFocused();
      expect(await control.bets()).toHaveLength(0);
    },
  );

  it("[JOURNEY-41] a visitor logs in from the slip and finds it as it was", async ({ journey }) => {
    const { page } = await visitWithStake(journey);
    await (await controlWhen(page, "login")).click();
    await sendLogin(page, "verified_player");
    const place = await controlWhen(page, "place");
    await expect(place).toBeFocused();
    await place.click();
    await expect(receiptsOf(page)).toContainText(containing("12,00 €"));
  });

  it("[JOURNEY-840] a visitor who wants to bet logs in beside the slip, which waits, and can go back to it", async ({
    journey,
  }) => {
    const { page, offer } = await visitWithStake(journey);
    const login = loginOf(page);
    for (const time of ["Escape", "Back"]) {
      await (await controlWhen(page, "login")).click();
      await expect(login, time).toContainText(offer.outcome.name);
      await expect(login.getByLabel(fr("login.username"))).toBeFocused();
      const waiting = page.getByText(fr("bet-slip.place.logging-in"), { exact: true });
      await expect(waiting).toBeVisible();
      expect(await layerOf(waiting)).toBeGreaterThan(await layerOf(login));
      const [card, slip] = await Promise.all([login.boundingBox(), waiting.boundingBox()]);
      expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(slip?.x ?? 0);
      await page.mouse.click(8, 400);
      await expect(login, "a press beside it").toBeVisible();
      if (time === "Escape") await page.keyboard.press("Escape");
      else await pressBackOverPage(page);
      await whenClosed(page, login);
      await expect(await controlWhen(page, "login")).toBeFocused();
    }
    expect(await journey.control.bets()).toEqual([]);
  });

  it("[JOURNEY-42] an account that has to be completed gets its form, and its slip stays", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    await loginButtonOf(page).click();
    await sendLogin(page, "smart_register");
    const overlay = page.getByRole("dialog", { name: fr("smart-registration.title") });
    await expect(overlay).toContainText(/sous s•+@e•+\.test\./);
    await page.getByRole("button", { name: fr("smart-registration.cancel.button") }).click();
    await expect(slipOf(page)).toBeVisible();
  });

  it("[JOURNEY-43] a login that needs a captcha continues once it is solved", async ({
    journey,
  }) => {
    journey.problems.expect(/Failed to load resource.*(401|403|422|429)/);
    const page = await journey.visit("/");
    await loginButtonOf(page).click();
    await sendLogin(page, "captcha_player");
    const frame = page.frameLocator("iframe");
    await frame.getByRole("checkbox").or(frame.getByRole("button")).first().click();
    await page.getByRole("button", { name: fr("login.submit") }).click();
    await expect(accountOn(page)).toBeVisible();
  });
});

describe("a captcha", () => {
  it("[JOURNEY-36] that never comes says so, and is there with the next try", async ({
    journey,
  }) => {
    journey.problems.expect(/Failed to load resource.*(401|403|422|429)/);
    const page = await journey.visit("/", { hasOwnTime: true });
    await page.route("**/captcha/**", () => undefined);
    await loginButtonOf(page).click();
    await sendLogin(page, "captcha_player");
    await expect(page.locator("iframe")).toBeAttached();
    await passTime(page, 15_000);
    await expect(page.getByText(fr("captcha.missing")).first()).toBeVisible();
    await page.unroute("**/captcha/**");
    await page.getByRole("button", { name: fr("captcha.retry.button") }).click();
    await page.frameLocator("iframe").getByRole("button").click();
    await page.getByRole("button", { name: fr("login.submit") }).click();
    await expect(accountOn(page)).toBeVisible();
  });
});

describe("a person who may bet", () => {
  it.for(["verified_player", "promo_player", "internal_tester"])(
    "[JOURNEY-44] %s logs in and places a bet",
    async (username, { journey }) => {
      const { page } = await readyToBet(journey, username);
      await controlOf(page).click();
      await expect(receiptsOf(page)).toHaveCount(1);
    },
  );

  it("[JOURNEY-44] expiring_document closes its message, and places a bet", async ({ journey }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event));
    const message = page.getByRole("dialog", { name: fr("kyc.expiry.about-to-expire.title") });
    await logInBehind(page, "expiring_document", message);
    await page.keyboard.press("Escape");
    await whenClosed(page, message);
    await addAt(page, control, offer, 2.5);
    await typeStake(page, "12");
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
  });

  it("[JOURNEY-262] a person who is not over 21 is sent home from the loyalty programme and the offers", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: "under21_player" });
    for (const path of ["/maxpayout/", "/offers/"]) {
      await page.goto(path);
      await waitForAddress(page, `${journey.siteUrl}/`);
      const toast = page.locator("[data-severity=error]");
      await expect(toast).toContainText("Réservé aux 21 ans et plus");
      await expect(toast).toContainText("Vous n’avez pas accès à cette page");
    }
  });
});
