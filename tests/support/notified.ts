import type { Locator, Page } from "playwright";
import { expect, patience } from "./expect.ts";
import { type Locale, wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** What is over the page as a modal. */
export const popupOn = (page: Page) => page.locator("[role=dialog], [role=alertdialog]");

/** The popup that the operator sends by default, or the one of another title. */
export function genericOn(
  page: Page,
  name: string | RegExp = "Le guide des paris est à jour",
): Locator {
  return page.getByRole("dialog", { name });
}

/** A consent that the operator requires. */
export function consentOn(page: Page, kind: "gdpr" | "terms_conditions"): Locator {
  return page.getByRole("dialog", { name: fr(`notification.${kind}.title`) });
}

/** The button of the inbox, which says how much is unread. */
export function envelopeOn(page: Page): Locator {
  return page.getByRole("button", { name: /^Messages/ });
}

export function inboxOn(page: Page): Locator {
  return page.getByRole("dialog", { name: fr("notification.inbox.title") });
}

/** A message of the open inbox, by its title. */
export function messageOn(page: Page, title: RegExp): Locator {
  return inboxOn(page).getByRole("heading").getByRole("button", { name: title });
}

/** Has the page fetch its notifications now, as it does when another tab of the browser has read one. */
export async function fetchNow(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto("/favicon.svg");
  await other.evaluate(() => {
    localStorage.setItem("notifications-changed", "now");
    localStorage.removeItem("notifications-changed");
  });
  await other.close();
}

/** How the title of each popup of a language reads, in the order in which the journeys send them; text: the server's own. */
export function popupTitles(locale: Locale): readonly (readonly [kind: string, title: RegExp])[] {
  const words = wordsIn(locale);
  const own = (fr: string, nl: string, en: string) => new RegExp(`^${{ fr, nl, en }[locale]}$`);
  return [
    ["DocumentExpired", words("kyc.expiry.expired.title")],
    ["DocumentAboutToExpire", words("kyc.expiry.about-to-expire.title")],
    ["GracePeriod", words("kyc.expiry.grace-period.title")],
    ["IdentityNotVerified", words("kyc.document_status.popup.not_permitted.title")],
    [
      "AccountUpdate",
      own(
        "Vos données ont été mises à jour",
        "Uw gegevens zijn bijgewerkt",
        "Your details have been updated",
      ),
    ],
    [
      "SecondaryCasinoAccountInfo",
      own("Votre compte sport", "Uw sportaccount", "Your sports account"),
    ],
    ["MaatChanges", own("De nouvelles règles de jeu", "Nieuwe spelregels", "New rules of play")],
    ["Under21YearsOld", words("under_21_restriction.popup.title", { age: "21" })],
    ["SelfExclusion", words("notification.self_exclusion.header")],
    ["CoolOff", words("cool_off.popup.title")],
    [
      "Generic",
      own(
        "Le guide des paris est à jour",
        "De wedgids is bijgewerkt",
        "The betting guide is up to date",
      ),
    ],
  ];
}

/** Moves the pointer until the page has noticed its first interaction: before its code is there it notices none. */
export async function interact(page: Page): Promise<void> {
  let isNoticed = false;
  page.on("request", (request) => {
    if (/getAllNotificationsAvailableFor/.test(request.url())) isNoticed = true;
  });
  let step = 0;
  await expect(async () => {
    step += 1;
    await page.mouse.move(20 + (step % 50), 20);
    expect(isNoticed, "the page has noticed that somebody is there").toBe(true);
  }).toPass({ timeout: patience, intervals: [100] });
}
