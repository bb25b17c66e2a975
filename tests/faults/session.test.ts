import { describe } from "vitest";
import {
  accountOn,
  controlOf,
  controlWhen,
  logIn,
  loginButtonOf,
  loginOf,
  oddsOf,
  receiptsOf,
  sendLogin,
  slipOf,
  verified,
} from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { watchSpoken } from "../support/spoken.ts";

describe("a session", () => {
  it("[JOURNEY-451] ends in words where no token is accepted, and the slip stays", async ({
    journey,
  }) => {
    journey.problems.expect(/401|token was refused/);
    const { page } = await readyToBet(journey);
    await journey.control.endSportsbookToken(verified, true);
    await controlOf(page).click();
    await expect(loginOf(page)).toContainText(/Votre session a pris fin/);
    await expect(loginButtonOf(page)).toHaveCount(0);
    // The next tokens are valid again.
    await journey.control.endSportsbookToken(verified);
    await sendLogin(page, verified);
    await expect(accountOn(page)).toBeVisible();
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    expect(await journey.control.bets()).toHaveLength(1);
  });

  it("[JOURNEY-452] that begins is said aloud, and the account has the focus", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    const spoken = await watchSpoken(page);
    await logIn(page);
    await expect
      .poll(async () => (await spoken.list()).join(" "))
      .toMatch(/Connecté, solde 250,00/);
    await expect(accountOn(page)).toBeFocused();
  });

  it("[JOURNEY-453] of an account that can't be reached says so until it can", async ({
    journey,
  }) => {
    journey.problems.expect(/Failed to load resource/);
    const page = await journey.visit("/", { as: verified });
    await journey.control.breakCall("fail", "getUser", { times: 100 });
    await page.reload();
    await expect(page.getByRole("banner")).toContainText(/Compte injoignable/);
    await expect(loginButtonOf(page)).toHaveCount(0);
    await journey.control.mendCalls();
    await expect(accountOn(page)).toBeVisible();
  });

  it("[JOURNEY-454] finds a match of the slip in play once it has begun", async ({ journey }) => {
    const now = await journey.programme.now();
    const matches = await journey.programme.of("football");
    const next = matches
      .filter((match) => !match.is_live && Date.parse(match.starts_at) > now + 60_000)
      .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))[0];
    const offer = offerOf(next);
    const page = await journey.visit(pathOf(offer.event));
    await oddsOf(page, offer).click();
    await expect(slipOf(page)).toContainText(offer.event.name);
    await expect(slipOf(page)).not.toContainText(/0\s*[-–]\s*0/);
    await journey.control.moveClock(Date.parse(offer.event.starts_at) - now + 60_000);
    // A moved clock sends a change of every match.
    await expect(slipOf(page)).toContainText(/en direct/i, { timeout: 30_000 });
    await expect(slipOf(page)).toContainText(/0\s*[-–]\s*0/);
  });
});
