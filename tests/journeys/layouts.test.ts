import type { Locator } from "playwright";
import { describe } from "vitest";
import { accountOn, headerOf, sendLogin, untilSettled, verified } from "../support/bettor.ts";
import { cashierOf, closeCashier } from "../support/cashier.ts";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { depositPanelOn, depositWaysOn, openAccount, openMenu } from "../support/sidebars.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const tablet = { viewport: { width: 1200, height: 800 }, hasTouch: true };

describe("the left sidebar", () => {
  it("[JOURNEY-660] [ACCOUNT-56] has what the account may: refresh where documents are validated, fast deposit where allowed, my bets", async ({
    journey,
  }) => {
    const entry = (menu: Locator, name: "history" | "search" | "support") =>
      menu.getByRole("link", { name: fr(`sport-menu.${name}`) });
    const visitor = await openMenu(await journey.visit("/", phone));
    await expect(entry(visitor, "search")).toBeVisible();
    await expect(entry(visitor, "support")).toBeVisible();
    await expect(entry(visitor, "history")).toHaveCount(0);
    await expect(visitor.getByRole("link", { name: /^Casino et jeux/ })).toHaveAttribute(
      "target",
      "_blank",
    );

    const page = await journey.visit("/", { ...phone, as: verified });
    const menu = await openMenu(page);
    await expect(menu.getByText("Camille Vermeulen")).toBeVisible();
    await expect(menu.getByText(/250,00/)).toBeVisible();
    await expect(entry(menu, "history")).toBeVisible();
    await menu.getByRole("button", { name: fr("account.refresh.button") }).click();
    await expect(menu.getByText(/Solde actualisé/)).toBeAttached();
    await expect(
      menu.getByRole("button", { name: fr("account.deposit.fast.button") }),
    ).toBeVisible();
    await expect(
      menu.getByRole("button", { name: fr("account.deposit.wallet.button") }),
    ).toHaveCount(0);
    await menu.locator("summary", { hasText: "Premium League" }).click();
    await expect(menu.getByText("12\u00a0480")).toBeVisible();
    await menu.getByRole("button", { name: fr("account.deposit.button"), exact: true }).click();
    await expect(cashierOf(page)).toBeVisible();

    const other = await journey.visit("/", { ...phone, as: "pending_player" });
    const held = await openMenu(other);
    await expect(held.getByText("Emma Lambert")).toBeVisible();
    await expect(held.getByRole("button", { name: fr("account.refresh.button") })).toHaveCount(0);
    await expect(held.getByRole("button", { name: fr("account.deposit.fast.button") })).toHaveCount(
      0,
    );
  });
});

describe("the right sidebar", () => {
  it("[JOURNEY-661] [ACCOUNT-58] greets, says where the documents are, groups the points, and opens each part of the cashier", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    const account = await openAccount(page);
    await expect(account.getByText("12\u00a0480")).toBeVisible();
    await expect(account.getByRole("link", { name: fr("loyalty.page.button") })).toBeVisible();
    await expect(account.getByRole("link", { name: fr("account.history") })).toBeVisible();
    const requested: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (/^\/cashier\/[a-zA-Z]+$/.test(pathname))
        requested.push(`${pathname} ${searchParams.get("tab") ?? ""}`.trim());
    });
    for (const [section, request] of [
      ["withdraw", "/cashier/home withdraw"],
      ["home", "/cashier/home"],
      ["history", "/cashier/history"],
      ["privacy", "/cashier/home privacy"],
    ] as const) {
      const panel = section === "withdraw" ? account : await openAccount(page);
      await panel.getByRole("button", { name: fr(`account.section.${section}`) }).click();
      await expect(cashierOf(page)).toBeVisible();
      await expect.poll(() => requested.at(-1)).toBe(request);
      await closeCashier(page);
      await expect(accountOn(page)).toBeFocused();
    }
  });

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
  it("[JOURNEY-663] open by keyboard, by hover and by touch, and lead to the cashier", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    await depositWaysOn(page).focus();
    await page.keyboard.press("Enter");
    await expect(depositPanelOn(page).getByRole("button").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(depositPanelOn(page)).toHaveCount(0);
    await expect(depositWaysOn(page)).toBeFocused();
    await depositWaysOn(page).hover();
    await expect(depositPanelOn(page)).toBeVisible();
    await depositPanelOn(page).hover();
    await expect(depositPanelOn(page)).toBeVisible();
    await page.mouse.move(200, 600);
    await expect(depositPanelOn(page)).toHaveCount(0);
    await depositWaysOn(page).hover();
    await depositPanelOn(page)
      .getByRole("button", { name: fr("account.deposit.fast.button") })
      .click();
    await expect(cashierOf(page)).toBeVisible();
    await expect(depositPanelOn(page)).toHaveCount(0);

    const touched = await journey.visit("/", { ...tablet, as: verified });
    await depositWaysOn(touched).tap();
    await depositPanelOn(touched)
      .getByRole("button", { name: fr("account.deposit.button"), exact: true })
      .tap();
    await expect(cashierOf(touched)).toBeVisible();
  });

  it("[JOURNEY-664] [ACCOUNT-258] have the wallet where the internal check passes, and not in the app", async ({
    journey,
  }) => {
    await journey.control.setTestMode(true);
    const page = await journey.visit("/", { as: verified });
    await depositWaysOn(page).click();
    const wallet = depositPanelOn(page).getByRole("button", {
      name: fr("account.deposit.wallet.button"),
    });
    await expect(wallet).toBeVisible();
    await journey.control.setTestMode(false);
    await page.keyboard.press("Escape");
    await expect(depositPanelOn(page)).toHaveCount(0);
    await depositWaysOn(page).click();
    await expect(depositPanelOn(page)).toBeVisible();
    await expect(wallet).toHaveCount(0);
  });
});

describe("the languages", () => {
  it("[JOURNEY-670] are chosen by keyboard in the header and in the menu of a phone, each by its name", async ({
    journey,
  }) => {
    const page = await journey.visit("/live/");
    const summary = headerOf(page).locator("summary");
    await summary.focus();
    await page.keyboard.press("Enter");
    const dutch = headerOf(page).getByRole("link", { name: "Nederlands" });
    await expect(dutch).toBeVisible();
    // The browser opens it before the page's code is there, which closes it.
    await expect
      .poll(async () => {
        await page.keyboard.press("Escape");
        return dutch.isVisible();
      })
      .toBe(false);
    await expect(summary).toBeFocused();
    await page.keyboard.press("Enter");
    await dutch.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/nl/live/");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");

    const small = await journey.visit("/live/", phone);
    const menu = await openMenu(small);
    await menu.getByRole("link", { name: "English" }).click();
    await small.waitForURL("**/en/live/");
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
    await page.waitForURL("**/nl/");
    await expect(page.getByRole("banner")).toBeVisible();
  });
});

describe("the footer", () => {
  it("[JOURNEY-671] [ACCOUNT-289] has the reviews by the widget's word, the social networks, the logos of who helps, and the page's text", async ({
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
