import { describe } from "vitest";
import { slipOf } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("what was found at random, gone by hand", () => {
  it("[WANDER-22] what is opened offline and has no code yet leaves the page as it is", async ({
    journey,
  }) => {
    journey.problems.expect(
      /ERR_INTERNET_DISCONNECTED/,
      /WebSocket connection/,
      /Failed to fetch manifest patches/,
    );
    const page = await journey.visit("/");
    const heading = page.locator("h1");
    const words = (await heading.textContent()) ?? "";
    const login = page.getByRole("button", { name: fr("header.login.button") });
    await page.context().setOffline(true);
    await expect(page.getByText(fr("common.offline.title"))).toBeVisible();
    await login.click();
    await expect(heading).toHaveText(words);
    await expect(slipOf(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("dialog", { name: fr("login.title") })).toBeVisible();
    await expect(heading).toHaveText(words);
  });
});
