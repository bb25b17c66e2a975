import type { Locator } from "playwright";
import { describe } from "vitest";
import { accountOn, headerOf, verified, whenClosed } from "../support/bettor.ts";
import { cashierOf, closeCashier } from "../support/cashier.ts";
import { chatFrameOn, chatOfferOn, chatOn, chatScriptsOn, writeInChat } from "../support/chat.ts";
import { phone } from "../support/devices.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { plainPath } from "../support/pages.ts";
import {
  bottomBarOf,
  depositButtonOn,
  depositPanelOn,
  openAccount,
  openMenu,
} from "../support/sidebars.ts";
import { untilSiteNavigates } from "../support/site-navigation.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const tablet = { viewport: { width: 1200, height: 800 }, hasTouch: true };

describe("the left sidebar", () => {
  it("[JOURNEY-660] [ACCOUNT-56] has what the account may: refresh where documents are validated, fast deposit where allowed, my bets", async ({
    journey,
  }) => {
    const entry = (menu: Locator, name: "history" | "search" | "support") =>
      menu.getByRole("link", { name: fr(`sport-menu.${name}`) });
    const visitor = await openMenu(await journey.visit(plainPath, phone));
    await expect(entry(visitor, "search")).toBeVisible();
    await expect(entry(visitor, "support")).toBeVisible();
    await expect(entry(visitor, "history")).toHaveCount(0);
    await expect(visitor.getByRole("link", { name: /^Casino et jeux/ })).toHaveAttribute(
      "target",
      "_blank",
    );

    const page = await journey.visit(plainPath, { ...phone, as: verified });
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

    const other = await journey.visit(plainPath, { ...phone, as: "pending_player" });
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
    const page = await journey.visit(plainPath, { as: verified });
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
      await expect.poll(() => requested.at(-1), "the cashier's part").toBe(request);
      await closeCashier(page);
      await expect(accountOn(page)).toBeFocused();
    }
  });
});

describe("the ways to deposit", () => {
  it("[JOURNEY-663] open by keyboard, by hover and by touch, and lead to the cashier", async ({
    journey,
  }) => {
    const page = await journey.visit(plainPath, { as: verified });
    await depositButtonOn(page).focus();
    await page.keyboard.press("Enter");
    await expect(depositPanelOn(page).getByRole("button").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(depositPanelOn(page)).toHaveCount(0);
    await expect(depositButtonOn(page)).toBeFocused();
    await depositButtonOn(page).hover();
    await expect(depositPanelOn(page)).toBeVisible();
    await depositPanelOn(page).hover();
    await expect(depositPanelOn(page)).toBeVisible();
    await page.mouse.move(200, 600);
    await expect(depositPanelOn(page)).toHaveCount(0);
    await depositButtonOn(page).hover();
    await depositPanelOn(page)
      .getByRole("button", { name: fr("account.deposit.fast.button") })
      .click();
    await expect(cashierOf(page)).toBeVisible();
    await expect(depositPanelOn(page)).toHaveCount(0);

    const touched = await journey.visit(plainPath, { ...tablet, as: verified });
    await depositButtonOn(touched).tap();
    await depositPanelOn(touched)
      .getByRole("button", { name: fr("account.deposit.button"), exact: true })
      .tap();
    await expect(cashierOf(touched)).toBeVisible();
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
      }, "whether the languages are still open after Escape")
      .toBe(false);
    await expect(summary).toBeFocused();
    await page.keyboard.press("Enter");
    await dutch.focus();
    await page.keyboard.press("Enter");
    await waitForAddress(page, "**/nl/live/");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");

    const small = await journey.visit("/live/", phone);
    const menu = await openMenu(small);
    await menu.getByRole("link", { name: "English" }).click();
    await waitForAddress(small, "**/en/live/");
  });
});

describe("beyond the bet", () => {
  it("[JOURNEY-311] shortcuts lead through the site, and can be switched off", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    const list = page.getByRole("dialog", { name: fr("shortcuts.title") });
    // The page is shown before it is hydrated, and a key is not replayed as a press is.
    await untilSiteNavigates(page);
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(list, "the list of shortcuts after its key").toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await page.keyboard.press("g");
    await page.keyboard.press("l");
    await waitForAddress(page, "**/live/");
    await page.keyboard.press("/");
    await waitForAddress(page, "**/search/");
    await expect(page.getByRole("main").getByRole("combobox")).toBeFocused();
    await page.keyboard.type("gh?");
    await expect(page.getByRole("main").getByRole("combobox")).toHaveValue("gh?");
    await expect(list).toBeHidden();

    await page.getByRole("heading", { level: 1 }).click();
    await page.getByRole("main").getByRole("combobox").blur();
    await page.keyboard.press("?");
    await list.getByRole("checkbox").click();
    await page.keyboard.press("Escape");
    await whenClosed(page, list);
    await page.reload();
    // A search is answered once the page is hydrated.
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("g");
    await page.keyboard.press("h");
    await page.keyboard.press("?");
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(/search/);
  });
});

describe("Back", () => {
  it("[JOURNEY-442] leads from a page of the menu, and from another language, to the page before", async ({
    journey,
  }) => {
    const page = await journey.visit("/live/", phone);
    await bottomBarOf(page)
      .getByRole("link", { name: fr("bottom-bar.sports") })
      .tap();
    await waitForAddress(page, "**/sports/");
    await page.getByRole("button", { name: fr("header.menu") }).tap();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /^Tennis/ })
      .first()
      .tap();
    await waitForAddress(page, "**/tennis/");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await waitForAddress(page, "**/sports/");
    await page.goBack();
    await waitForAddress(page, "**/live/");
    await page.goForward();
    await waitForAddress(page, "**/sports/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sports");
    await page.getByRole("button", { name: fr("footer.settings.button") }).tap();
    await page.getByRole("dialog").getByRole("link", { name: "Nederlands" }).tap();
    await waitForAddress(page, "**/nl/sports/");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    await page.goBack();
    await waitForAddress(page, (url) => url.pathname === "/sports/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await waitForAddress(page, "**/live/");
  });
});

describe("the support chat", () => {
  it("[JOURNEY-665] [ACCOUNT-78] is on pages about support alone, answers, and a logout ends it", async ({
    journey,
  }) => {
    const page = await journey.visit(plainPath, { as: verified });
    await expect(chatOfferOn(page)).toHaveCount(0);
    await page.goto("/support/contact-us/");
    await expect(accountOn(page)).toBeVisible();
    await expect(chatOfferOn(page)).toBeVisible();
    await expect(chatScriptsOn(page)).toHaveCount(0);
    await chatOfferOn(page).click();
    await expect(chatFrameOn(page).getByText(/Bonjour Camille Vermeulen/)).toBeVisible();
    await writeInChat(page, "Comment faire un retrait ?");
    await expect(chatFrameOn(page).getByText(/compte bancaire à votre nom/)).toBeVisible();
    await page.keyboard.press("Escape");
    // The frame has the keyboard: the button outside of it always closes.
    if ((await chatOn(page).count()) > 0)
      await chatOn(page)
        .getByRole("button", { name: fr("common.close.button") })
        .click();
    await whenClosed(page, chatOn(page));
    await chatOfferOn(page).click();
    await expect(chatFrameOn(page).getByText("Comment faire un retrait ?")).toBeVisible();
    await chatOn(page)
      .getByRole("button", { name: fr("common.close.button") })
      .click();
    await whenClosed(page, chatOn(page));
    await expect(chatScriptsOn(page)).toHaveCount(1);

    await accountOn(page).click();
    await page.getByRole("button", { name: fr("account.logout.button") }).click();
    await expect(page.locator("header[data-account=visitor]")).toBeVisible();
    await whenClosed(page, page.getByRole("dialog"));
    await chatOfferOn(page).click();
    await expect(chatFrameOn(page).getByText(/^.*Bonjour\. Que pouvons-nous/)).toBeVisible();
    await expect(chatFrameOn(page).getByText("Comment faire un retrait ?")).toHaveCount(0);
  });
});
