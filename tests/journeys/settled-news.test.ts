import { describe } from "vitest";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import {
  changeSettings,
  counted,
  looked,
  myBetsOn,
  settledPath,
  toastOn,
  withBetAt,
} from "../support/settled.ts";

describe("a settled bet", () => {
  it("[JOURNEY-826] is a number alone at night, and nothing where it is switched off", async ({
    journey,
  }) => {
    const { page, offer } = await withBetAt(journey, 3);
    await Promise.all([looked(page), journey.control.endEvent(offer.event.id, [])]);
    const myBets = myBetsOn(page);
    await expect(myBets).toHaveAccessibleName(counted);
    await expect(toastOn(page)).toHaveCount(0);
    await changeSettings(page, { saysSettled: false });
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(settledPath)) requested.push(request.url());
    });
    await page.reload();
    await journey.control.sendToChannel("update_balance");
    await expect(myBets).toBeVisible();
    await expect(myBets).not.toHaveAccessibleName(counted);
    expect(requested).toEqual([]);
  });
});
