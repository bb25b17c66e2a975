import { describe } from "vitest";
import { accountOn, sendLogin, untilSettled, verified } from "../support/bettor.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { depositButtonOn, depositPanelOn, openAccount } from "../support/sidebars.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("the right sidebar", () => {
  it("[JOURNEY-662] copies the name of the sport account, and says so for 2.5 s", async ({
    journey,
  }) => {
    const page = await journey.visit("/", {
      permissions: ["clipboard-read", "clipboard-write"],
      as: verified,
    });
    const account = await openAccount(page);
    await account.getByRole("button", { name: fr("account.sport-name.copy.button") }).click();
    const toast = page.locator("[data-severity=success]", { hasText: "Nom du compte copié" });
    await expect(toast).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("verified_playersport");
    await expect(toast).toHaveCount(0, { timeout: 6_000 });
  });
});

describe("the ways to deposit", () => {
  it("[JOURNEY-664] [ACCOUNT-258] have the wallet where the internal check passes, and not in the app", async ({
    journey,
  }) => {
    await journey.control.setTestMode(true);
    const page = await journey.visit("/", { as: verified });
    await depositButtonOn(page).click();
    const wallet = depositPanelOn(page).getByRole("button", {
      name: fr("account.deposit.wallet.button"),
    });
    await expect(wallet).toBeVisible();
    await journey.control.setTestMode(false);
    await page.keyboard.press("Escape");
    await expect(depositPanelOn(page)).toHaveCount(0);
    await depositButtonOn(page).click();
    await expect(depositPanelOn(page)).toBeVisible();
    await expect(wallet).toHaveCount(0);
  });
});

describe("the login at its own address", () => {
  it("[JOURNEY-669] [ACCOUNT-44] is the page alone, and leads home once somebody is logged in", async ({
    journey,
  }) => {
    const page = await journey.visit("/login/?hideItsme=true");
    await expect(page.getByRole("heading", { level: 1, name: fr("login.title") })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("button", { name: fr("login.identity-app") })).toHaveCount(0);
    await sendLogin(page.locator("main"), verified);
    await expect(accountOn(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
    await untilSettled(page);
    await page.goto("/nl/login/");
    await waitForAddress(page, "**/nl/");
    await expect(page.getByRole("banner")).toBeVisible();
  });
});

describe("the footer", () => {
  it("[JOURNEY-671] [ACCOUNT-289] has the reviews by the widget's word, the social networks, the logos of those who help, and the page's text", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole("link", { name: /^Instagram/ })).toBeVisible();
    await expect(footer.getByRole("link", { name: /^Lire les avis/ })).toBeVisible();
    await expect(footer.getByText(/^Pariez sur le football belge/)).toBeVisible();
    const logos = footer.locator("img");
    await expect(logos).toHaveCount(3);
    await expect
      .poll(() =>
        logos.evaluateAll((all) =>
          all.every((each) => (each as HTMLImageElement).naturalWidth > 0),
        ),
      )
      .toBe(true);
  });
});
