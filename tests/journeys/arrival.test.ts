import type { Page } from "playwright";
import { describe } from "vitest";
import { loginButtonOf, loginOf } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { answerApp, arrivalOf, stayIn } from "../support/identity-app.ts";
import { it } from "../support/journey.ts";
import { keptSession } from "../support/kept-session.ts";
import { RegistrationForm } from "../support/registrant.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const refused = /status of 40[13]/;
const [ownName, appName] = ["Camille Vermeulen", "Noor Janssens"];

/** Keeps the browser on the app's page, and resolves with the address to which it would have navigated. */
function catchReturn(page: Page): Promise<string> {
  return new Promise((resolve) => {
    void page.route("**/identity-app/answer", async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      resolve(answer.headers().location ?? "");
      await route.fulfill({ status: 204 });
    });
  });
}

describe("a login from elsewhere", () => {
  it("[JOURNEY-714] of the identity app is its own tab's, and works once", async ({ journey }) => {
    const page = await journey.visit("/");
    await loginButtonOf(page).click();
    const returning = catchReturn(page);
    await loginOf(page)
      .getByRole("button", { name: fr("login.identity-app") })
      .click();
    await answerApp(page, "confirm", { person: ownName });
    const address = await returning;

    const other = await journey.visit(address);
    await expect(loginOf(other)).toBeVisible();
    await expect(other.getByText(fr("site.other-tab.text"))).toBeVisible();
    expect(new URL(other.url()).search).toBe("");

    await page.goto(address);
    await stayIn(page, ownName);
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await expect(page.getByText(fr("site.other-tab.text"))).toBeVisible();
    await expect(arrivalOf(page, ownName)).toHaveCount(0);
  });

  it("[JOURNEY-715] says whose account it is, once, and logs out a person who is somebody else", async ({
    journey,
  }) => {
    journey.problems.expect(refused);
    const { siteUrl, sandboxUrl } = journey;
    async function newToken() {
      const { origins } = await keptSession("verified_player", {
        siteUrl,
        sandboxUrl,
        userAgent: null,
      });
      return JSON.parse(origins[0]?.localStorage[0]?.value ?? "").token as string;
    }
    const token = await newToken();
    const page = await journey.visit(`/live/?userToken=${token}`);
    await stayIn(page, ownName);
    expect(new URL(page.url()).pathname).toBe("/");
    const kept = await page.evaluate(() => localStorage.getItem("auth"));
    expect(kept).not.toContain(token);

    const second = await journey.visit(`/?userToken=${token}`);
    await expect(loginOf(second)).toBeVisible();

    const stranger = await journey.visit(`/?userToken=${await newToken()}`);
    await arrivalOf(stranger, ownName)
      .getByRole("button", { name: fr("site.arrival.other.button") })
      .click();
    await expect(loginButtonOf(stranger)).toBeVisible();
    expect(await stranger.evaluate(() => localStorage.getItem("auth"))).toBeNull();
  });

  it("[JOURNEY-716] leaves no proof in the history, in an address or in another tab", async ({
    journey,
  }) => {
    const page = await journey.visit("/register/");
    const form = new RegistrationForm(page);
    const returning = catchReturn(page);
    await form.button("registration.method.identity-app.button").click();
    await answerApp(page, "confirm", { person: appName });
    const address = await returning;
    const proof = new URL(address).searchParams.get("auth") ?? "";
    const leaks: string[] = [];
    page.on("request", (request) => {
      const said = [request.url(), request.headers().referer ?? ""];
      if (request.url() !== address && said.some((each) => each.includes(proof))) {
        leaks.push(request.url());
      }
    });
    await page.goto(address);
    await expect(form.screen("account")).toBeVisible();
    const entries = await page.evaluate(() =>
      (globalThis as unknown as { navigation: { entries(): { url: string }[] } }).navigation
        .entries()
        .map(({ url }) => url),
    );
    expect(entries.filter((url) => url.includes(proof))).toEqual([]);
    expect(leaks).toEqual([]);

    const other = await journey.visit(address);
    const beginning = new RegistrationForm(other).screen("method");
    await expect(beginning.getByText(fr("registration.identity-app.other-tab"))).toBeVisible();
  });
});
