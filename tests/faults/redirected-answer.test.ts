import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import {
  accountOn,
  addAt,
  controlOf,
  controlWhen,
  oddsOf,
  receiptsOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { betsOf } from "../support/cash-out.ts";
import { expect } from "../support/expect.ts";
import { type FaultyProxy, startFaultyProxy } from "../support/faulty-proxy.ts";
import { it as base, type Journey } from "../support/journey.ts";
import { offerOf, outcomeOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const it = base.extend("proxy", async ({ journey }, { onCleanup }) => {
  const proxy = await startFaultyProxy();
  onCleanup(proxy.close);
  // An answer that the page can't read is an error to the browser as well.
  journey.problems.expect(/Failed to load resource|manifest patches/);
  return proxy;
});

/** Logged in behind the proxy, on the first match of tomorrow with 12 euro at 2.50 on the slip. */
async function readyBehind({ server }: FaultyProxy, journey: Journey): Promise<Page> {
  const [match] = await journey.programme.upcoming();
  const offer = offerOf(match);
  const page = await journey.visit(pathOf(offer.event), { proxy: { server }, as: verified });
  await addAt(page, journey.control, offer, 2.5);
  await typeStake(page, "12");
  await controlWhen(page, "place");
  return page;
}

/** Presses twice, like a person who doubts that the first press was registered. */
async function pressTwice(button: Locator): Promise<void> {
  await button.click();
  await button.click({ timeout: 1_000 }).catch(() => undefined);
}

describe("a redirect instead of the answer", () => {
  it.for([1, 2])("[JOURNEY-380] leaves one bet on the slip (%d)", async (_, { journey, proxy }) => {
    const page = await readyBehind(proxy, journey);
    proxy.redirectAfter("/v1/betslip/submit");
    await pressTwice(controlOf(page));
    await expect(receiptsOf(page)).toHaveCount(1);
    expect(proxy.countOf("/v1/betslip/submit")).toBe(1);
    expect(await journey.control.bets()).toHaveLength(1);
    expect(await journey.control.balanceOf(verified)).toBe(23_800);
  });

  it.for([1, 2])(
    "[JOURNEY-380] leaves one bet of the builder (%d)",
    async (_, { journey, proxy }) => {
      const [next] = await journey.programme.upcoming();
      const event = await journey.programme.event(next?.id ?? "");
      const page = await journey.visit(pathOf(event), {
        proxy: { server: proxy.server },
        as: verified,
      });
      const builder = page.getByRole("button", { name: fr("bet-builder.title"), exact: true });
      await builder.click();
      await expect(builder).toHaveAttribute("aria-pressed", "true");
      for (const key of ["1x2-home", "total-2_5-over"]) {
        await oddsOf(page, outcomeOf(event, key)).click();
      }
      await controlWhen(page, "place");
      proxy.redirectAfter("/v1/betbuilder/submit");
      await pressTwice(controlOf(page));
      await expect(receiptsOf(page)).toHaveCount(1);
      expect(await journey.control.bets()).toHaveLength(1);
      expect(await journey.control.balanceOf(verified)).toBe(24_000);
    },
  );

  it.for([1, 2])("[JOURNEY-381] leaves one payment (%d)", async (_, { journey, proxy }) => {
    const page = await readyBehind(proxy, journey);
    await controlOf(page).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    await page.goto("/history/");
    await betsOf(page)
      .getByRole("button", { name: /^Cash-out/ })
      .click();
    const panel = page.getByRole("dialog", { name: fr("cash-out.title") });
    proxy.redirectAfter("/v1/cash-out/accept");
    await pressTwice(panel.getByRole("button", { name: /^Encaisser/ }));
    await expect(panel.locator("[data-cash-out=paid]")).toBeVisible();
    const [bet] = await journey.control.bets();
    expect(bet?.status).toBe("cashed_out");
    expect(await journey.control.balanceOf(verified)).toBe(23_800 + (bet?.paid ?? 0));
  });

  it.for([1, 2])("[JOURNEY-382] leaves one conversion (%d)", async (_, { journey, proxy }) => {
    const page = await journey.visit("/", { proxy: { server: proxy.server }, as: verified });
    await accountOn(page).click();
    await page.getByRole("button", { name: fr("loyalty.convert.button") }).click();
    const converter = page.getByRole("dialog", { name: fr("coins-converter.title") });
    await converter.getByRole("textbox").fill("150");
    const convert = converter.getByRole("button", {
      name: fr("coins-converter.convert.button"),
      exact: true,
    });
    proxy.redirectAfter("/coins-converter/convert-coins");
    await pressTwice(convert);
    proxy.mend();
    await expect(converter).toContainText("190");
    expect(await journey.control.balanceOf(verified)).toBe(25_150);
  });
});
