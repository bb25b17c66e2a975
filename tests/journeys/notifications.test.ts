import { describe } from "vitest";
import { controlWhen, receiptsOf, stakeOn, verified, whenClosed } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { holdCall } from "../support/held-call.ts";
import { it } from "../support/journey.ts";
import {
  consentOn,
  fetchNow,
  genericOn,
  interact,
  popupOn,
  popupTitles,
} from "../support/notified.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { type Locale, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const homeOf = (locale: Locale) => (locale === "fr" ? "/" : `/${locale}/`);

describe("what the operator has to say", () => {
  it("[JOURNEY-560] comes in each language, one after the other, and is read", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: "empty_wallet" });
    const languages = ["fr", "nl", "en"] as const;
    for (const [turn, locale] of languages.entries()) {
      const words = wordsIn(locale);
      // Each kind has its turn in one language: what it says in the others is drawn by its states.
      const titles = popupTitles(locale).filter((_, index) => index % languages.length === turn);
      await journey.control.requestConsent("empty_wallet", "privacy_policy");
      await journey.control.requestConsent("empty_wallet", "terms_conditions");
      for (const [kind] of titles) await journey.control.notify("empty_wallet", kind);
      await page.goto(homeOf(locale));
      for (const kind of ["gdpr", "terms_conditions"] as const) {
        const consent = page.getByRole("dialog", { name: words(`notification.${kind}.title`) });
        await consent.getByRole("button", { name: words(`notification.${kind}.button`) }).click();
        await whenClosed(page, consent);
      }
      for (const [, title] of titles) {
        const popup = page.getByRole("dialog", { name: title });
        await expect(popup).toBeVisible();
        await expect(popupOn(page)).toHaveCount(1);
        await page.keyboard.press("Escape");
        await whenClosed(page, popup);
      }
      const unread = async () =>
        (await journey.control.notifications()).filter(
          ({ list, read_at }) => list === "page" && read_at === null,
        );
      await expect.poll(unread).toEqual([]);
      const given = (await journey.control.consents()).map(({ accepted_at }) => accepted_at);
      expect(given).toEqual([expect.any(Number), expect.any(Number)]);
    }
  });

  it("[JOURNEY-561] waits while a stake is typed and a bet is placed, and nothing is lost", async ({
    journey,
  }) => {
    const { page, traffic } = await readyToBet(journey, verified, { hasOwnTime: true });
    const titles = ["Un", "Deux", "Trois"];
    for (const title of titles) await journey.control.notify(verified, "Generic", { title });
    await stakeOn(page).fill("");
    const fetched = page.waitForResponse(/getAllNotificationsAvailableForUser/);
    await fetchNow(page);
    await fetched;
    await page.bringToFront();
    const submit = await holdCall(page, "/submit*");
    await stakeOn(page).focus();
    for (const key of "12,34") {
      await page.keyboard.press(key === "," ? "Comma" : `Digit${key}`);
      await page.clock.runFor(400);
      await expect(popupOn(page)).toHaveCount(0);
    }
    await expect(stakeOn(page)).toHaveValue("12,34");
    const place = await controlWhen(page, "place");
    await place.focus();
    // More than the delay of a popup, and less than the rest of what was typed.
    await page.clock.runFor(1_000);
    await expect(popupOn(page)).toHaveCount(0);
    await place.press("Enter");
    await submit.sent;
    // More than the rest of what was typed, and the delay of a popup.
    await page.clock.runFor(6_500);
    await expect(popupOn(page)).toHaveCount(0);
    submit.release();
    for (const title of titles) {
      await expect(genericOn(page, title)).toBeVisible();
      await page.keyboard.press("Escape");
      await whenClosed(page, genericOn(page, title));
    }
    await expect(receiptsOf(page)).toHaveCount(1);
    await expect(receiptsOf(page)).toContainText("12,34");
    expect(traffic.submitted()).toHaveLength(1);
    await expect.poll(async () => (await journey.control.bets()).length).toBe(1);
  });
});

describe("a consent", () => {
  it("[JOURNEY-562] is not left by Back", async ({ journey }) => {
    const page = await journey.visit("/", { as: verified });
    await page.goto("/live/");
    await journey.control.requestConsent(verified, "privacy_policy");
    await fetchNow(page);
    await expect(consentOn(page, "gdpr")).toBeVisible();
    await page.goBack();
    await expect(consentOn(page, "gdpr")).toBeVisible();
    await consentOn(page, "gdpr")
      .getByRole("button", { name: fr("notification.gdpr.button") })
      .click();
    await whenClosed(page, consentOn(page, "gdpr"));
  });

  it("[JOURNEY-562] is recorded for the version that was shown, and not for one that came meanwhile", async ({
    journey,
  }) => {
    journey.problems.expect(/Failed to load resource.*409/);
    const page = await journey.visit("/", { as: verified });
    await journey.control.requestConsent(verified, "terms_conditions");
    await fetchNow(page);
    const consent = consentOn(page, "terms_conditions");
    const accept = consent.getByRole("button", {
      name: fr("notification.terms_conditions.button"),
    });
    await expect(consent).toBeVisible();
    await journey.control.publishVersion("terms_conditions");
    await accept.click();
    await expect(consent.getByText(fr("notification.consent.renewed")).first()).toBeVisible();
    const given = async () =>
      (await journey.control.consents()).filter(({ accepted_at }) => accepted_at !== null);
    expect(await given()).toEqual([]);
    await accept.click();
    await whenClosed(page, consent);
    expect((await given()).map(({ version }) => version)).toEqual([2]);
  });

  it("[JOURNEY-569] goes with the logout, in every tab, with everything else", async ({
    journey,
  }) => {
    journey.problems.expect(/Failed to load resource.*401/);
    const page = await journey.visit("/", { as: verified, hasOwnTime: true });
    const other = await page.context().newPage();
    await other.goto("/");
    await other.getByRole("button", { name: /^Messages/ }).click();
    await expect(other.getByRole("dialog", { name: fr("notification.inbox.title") })).toBeVisible();
    await journey.control.notify(verified, "Generic");
    await journey.control.requestConsent(verified, "privacy_policy");
    await fetchNow(page);
    await page.bringToFront();
    const consent = consentOn(page, "gdpr");
    await consent.getByRole("button", { name: fr("account.logout.button") }).click();
    for (const tab of [page, other]) {
      await expect(tab.locator("header[data-account=visitor]")).toBeAttached();
      await expect(popupOn(tab)).toHaveCount(0);
    }
    await page.clock.runFor(1_500);
    await expect(popupOn(page)).toHaveCount(0);
  });
});

describe("a country", () => {
  it("[JOURNEY-563] [ACCOUNT-348] that may not use the site is kept out until it is another one", async ({
    journey,
  }) => {
    await journey.control.setCountry(false, "US");
    for (const locale of ["fr", "nl", "en"] as const) {
      const words = wordsIn(locale);
      const page = await journey.visit(homeOf(locale));
      await interact(page);
      const restricted = page.getByRole("alertdialog", {
        name: words("country_restriction.title"),
      });
      await expect(restricted.getByText(words("country_restriction.text"))).toBeVisible();
      await page.keyboard.press("Escape");
      await page.mouse.click(5, 5);
      await expect(restricted).toBeVisible();
      const check = restricted.getByRole("button", {
        name: words("country_restriction.check.button"),
      });
      await check.click();
      await expect(check).toBeEnabled();
      await expect(restricted).toBeVisible();
      if (locale !== "en") continue;
      await journey.control.setCountry(true, "BE");
      // An answer of the content service may be two seconds old.
      await expect(async () => {
        if ((await restricted.count()) > 0) await check.click();
        await expect(restricted).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      await whenClosed(page, restricted);
    }
  });

  it("[JOURNEY-563] Spain is led to the Spanish site", async ({ journey }) => {
    await journey.control.setCountry(false, "ES");
    const page = await journey.visit("/");
    await page.route("https://es.example.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Hola</title>" }),
    );
    await interact(page);
    const restricted = page.getByRole("alertdialog", {
      name: fr("country_restriction.spain.title"),
    });
    await expect(restricted.getByText(fr("country_restriction.spain.redirect"))).toBeVisible();
    await expect(restricted.getByText(fr("country_restriction.spain.link"))).toBeVisible();
    await expect(page).toHaveURL(/^https:\/\/es\.example\.com/, { timeout: 15_000 });
    await journey.control.setCountry(true, "BE");
  });
});
