import type { Locator, Page } from "playwright";
import { expect } from "./expect.ts";
import { type Expected, whoIsThere } from "./expected.ts";
import { type Person, textOf } from "./person.ts";

const popups = "[role=dialog]:has([data-severity][data-status])";
const consents = "[role=dialog]:has([data-kind=gdpr], [data-kind=terms-conditions])";

/**
 * Notes to whom something over the page was shown. It is misplaced if it names another person, or is a consent
 * that was not requested from the person who is there.
 */
export function noteShown(expected: Expected, said: string, isConsent: boolean): void {
  const there = whoIsThere(expected);
  for (const { name, username } of expected.people) {
    if (username !== there && said.includes(name)) {
      expected.misplaced.push(`${there ?? "a visitor"} was shown what is for ${username}: ${said}`);
    }
  }
  if (isConsent && (there === null || !expected.consentsDue.has(there))) {
    expected.misplaced.push(`${there ?? "a visitor"} was asked for a consent: ${said}`);
  }
}

/** Answers what the operator puts over a page, as soon as something else is to be pressed there. */
export async function answerPopups(expected: Expected, page: Page): Promise<void> {
  const { person } = expected;
  await page.addLocatorHandler(page.locator(popups), async (popup: Locator) => {
    const said = await textOf(popup);
    person.shown.push(said);
    noteShown(expected, said, false);
    await page.keyboard.press("Escape");
  });
  await page.addLocatorHandler(page.locator(consents), async (consent: Locator) => {
    const said = await textOf(consent);
    person.shown.push(said);
    noteShown(expected, said, true);
    const { exact } = await person.words();
    const yes = consent.getByRole("button", {
      name: new RegExp(
        `${exact("notification.gdpr.button").source}|${exact("notification.terms_conditions.button").source}`,
      ),
    });
    await yes.click();
    const there = whoIsThere(expected);
    if (there !== null) expected.consentsDue.delete(there);
  });
}

/** Has the page fetch now what there is to say, as where another tab has read something; waits for the answer. */
export async function fetchNews({ page }: Person): Promise<void> {
  const answer = page.waitForResponse(/getAllNotificationsAvailableFor/);
  await page.evaluate(() => {
    dispatchEvent(new StorageEvent("storage", { key: "notifications-changed", newValue: "now" }));
  });
  await answer;
}

/** Waits until something over the page has been shown, and answered. */
export async function untilAnswered(
  person: Person,
  message: string,
  isAnswered: () => boolean,
): Promise<void> {
  await expect(async () => {
    // Waiting for an element first answers what is over the page.
    await person.page.locator("body").waitFor();
    expect(isAnswered(), message).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [100, 250] });
}
