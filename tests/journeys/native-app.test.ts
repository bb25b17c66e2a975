import type { ToSiteMessage } from "@grandstand/contract/native-app";
import { describe } from "vitest";
import { sendLogin, verified } from "../support/bettor.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { sendToSite, visitInApp } from "../support/native-app.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("the operator's app", () => {
  it("[JOURNEY-627] opens its own cashier where a person presses deposit, and has the balance read after it", async ({
    journey,
  }) => {
    const { page, received, types } = await visitInApp(journey, "/login/", true);
    await expect.poll(types).toEqual(["ready"]);
    await sendLogin(page.locator("main"), verified);
    await expect.poll(types).toContain("logged-in");
    const openMenu = async () => {
      await page.getByRole("button", { name: fr("header.menu") }).click();
      return page.getByRole("dialog", { name: fr("page-frame.menu") });
    };
    const deposit = { name: fr("account.deposit.button"), exact: true } as const;
    await (await openMenu()).getByRole("button", deposit).click();
    await expect
      .poll(async () => (await received()).at(-1))
      .toEqual({ type: "open-cashier", section: "deposit" });
    await expect(page.getByText(fr("cashier.in-app.title"))).toHaveCount(0);
    await expect(page.getByRole("dialog", { name: fr("cashier-overlay.title") })).toHaveCount(0);
    await journey.control.setBalance(verified, 30_000);
    await sendToSite(page, { type: "balance-changed" });
    await expect(page.getByRole("banner").getByText(/300,00/)).toBeVisible();

    // The page says what holds a deposit back, and sends the app no request.
    await journey.control.changeAccount(verified, { on_cool_off: true });
    await page.reload();
    await expect.poll(types).toContain("logged-in");
    await (await openMenu()).getByRole("button", deposit).click();
    await expect(page.getByRole("dialog", { name: fr("cool_off.popup.title") })).toBeVisible();
    expect(await types()).not.toContain("open-cashier");
  });

  it("[JOURNEY-673] opens a page, has the balance read, and logs out, and nothing else that it sends counts", async ({
    journey,
  }) => {
    // What was on its way as the session ended is refused.
    journey.problems.expect(
      /A message of the app was dropped|Failed to load resource.*401/,
      /WebSocket connection to .*document-status/,
    );
    const { page, types } = await visitInApp(journey, "/login/");
    await expect.poll(types).toEqual(["ready"]);
    await sendLogin(page.locator("main"), verified);
    await expect(page.getByRole("banner")).toBeVisible();
    await journey.control.setBalance(verified, 12_300);
    await sendToSite(page, { type: "balance-changed" });
    await expect(page.getByRole("banner").getByText(/123,00/)).toBeVisible();
    await sendToSite(page, { type: "open-page", path: "/live/" });
    await waitForAddress(page, "**/live/");
    await sendToSite(page, { type: "open-page", path: "//evil.example/" } as ToSiteMessage);
    await expect(page.getByRole("banner")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/live/");
    await sendToSite(page, { type: "log-out" });
    await expect(page.locator("header[data-account=visitor]")).toBeVisible();
    await expect.poll(types).toContain("logged-out");
  });
});
