import { describe } from "vitest";
import { untilSettled, verified, whenClosed } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import {
  envelopeOn,
  fetchNow,
  genericOn,
  inboxOn,
  interact,
  messageOn,
  popupOn,
} from "../support/notified.ts";
import { counted, looked, myBetsOn, withBetAt } from "../support/settled.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("the inbox", () => {
  it("[JOURNEY-566] says nothing of a mark that failed, and a popup does", async ({ journey }) => {
    journey.problems.expect(/Failed to load resource.*500/, /could not be marked as read/);
    const page = await journey.visit("/", { as: verified });
    await journey.control.notify(verified, "Generic");
    await journey.control.breakCall("fail", "markNotificationAsRead", { times: 2 });
    await journey.control.breakCall("fail", "markNotificationAsOpened", { times: 1 });
    await fetchNow(page);
    await page.bringToFront();
    await expect(genericOn(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await whenClosed(page, genericOn(page));
    await expect(page.getByText(fr("notifications.mark_as_read.fail")).last()).toBeVisible();
    await expect(page.getByText(fr("notifications.mark_as_read.fail"))).toHaveCount(0);
    await envelopeOn(page).click();
    await messageOn(page, /Votre relevé est prêt/).click();
    await expect(envelopeOn(page)).toHaveAccessibleName(/1 non lu$/);
    await expect(page.getByText(fr("notifications.mark_as_read.fail"))).toHaveCount(0);
    await inboxOn(page).getByRole("link", { name: "Les questions fréquentes" }).click();
    await expect(page).toHaveURL(/\/support\/faq\/$/);
    await expect(page.getByText(fr("notifications.mark_as_opened.fail")).last()).toBeVisible();
  });

  it("[JOURNEY-864] has a settled bet, which leads to it and is read in another tab too", async ({
    journey,
  }) => {
    const { page, offer } = await withBetAt(journey, 12);
    const other = await page.context().newPage();
    await Promise.all([looked(other), other.goto("/sports/")]);
    const unread = async (name: RegExp) => {
      for (const tab of [page, other]) await expect(envelopeOn(tab)).toHaveAccessibleName(name);
    };
    await unread(/2 non lus$/);
    await page.bringToFront();
    await journey.control.endEvent(offer.event.id, [offer.outcome.id]);
    await unread(/3 non lus$/);

    const lineOn = (tab: typeof page) =>
      inboxOn(tab).getByRole("link", { name: /gagné, 30,00.€ payés/ });
    await envelopeOn(page).click();
    await expect(lineOn(page)).toHaveAccessibleName(/Non lu/);
    await inboxOn(page)
      .getByRole("radio", { name: /^Compte/ })
      .click();
    await expect(lineOn(page)).toHaveCount(0);
    await inboxOn(page)
      .getByRole("radio", { name: /^Mes paris/ })
      .click();
    await lineOn(page).click();
    await expect(page).toHaveURL(/\/history\/GS[^/]*\/$/);
    await whenClosed(page, inboxOn(page));
    await unread(/2 non lus$/);
    for (const tab of [page, other]) await expect(myBetsOn(tab)).not.toHaveAccessibleName(counted);

    await other.bringToFront();
    await envelopeOn(other).click();
    await expect(lineOn(other)).not.toHaveAccessibleName(/Non lu/);
    await inboxOn(other)
      .getByRole("button", { name: fr("notification.inbox.read-all.button") })
      .click();
    await unread(/^Messages$/);
    await page.reload();
    await unread(/^Messages$/);
  });
});

describe("a button", () => {
  it("[JOURNEY-567] waits for what it wants, posts to us alone, and leads where it says", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    const long = "<p>Une longue règle.</p>".repeat(60);
    const id = await journey.control.notify(verified, "Generic", {
      text: long,
      require_checkbox: true,
      require_scroll: true,
      button_link_method: "POST",
      button_link_type: "url",
      button_url: "/notifications/system/acceptPrivacyPolicy",
    });
    await fetchNow(page);
    await page.bringToFront();
    const button = genericOn(page).getByRole("button", { name: "Lire le guide" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await genericOn(page).getByText("Une longue règle.").last().scrollIntoViewIfNeeded();
    await genericOn(page).getByRole("checkbox").check();
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
    const posted = page.waitForRequest(/acceptPrivacyPolicy$/);
    await button.click();
    expect((await posted).url()).toBe(
      `${journey.sandboxUrl}/notifications/system/acceptPrivacyPolicy`,
    );
    await whenClosed(page, genericOn(page));
    const opened = async (of: string) =>
      (await journey.control.notifications()).find((each) => each.id === of)?.opened_at ?? null;
    await expect.poll(() => opened(id)).not.toBeNull();

    await journey.control.notify(verified, "Generic", {
      title: "Ailleurs",
      button_link_method: "POST",
      button_link_type: "url",
      button_url: "https://elsewhere.example/notifications",
    });
    const own = await journey.control.notify(verified, "Generic");
    await fetchNow(page);
    await page.bringToFront();
    const elsewhere = page.getByRole("dialog", { name: "Ailleurs" });
    await expect(elsewhere).toBeVisible();
    await expect(elsewhere.getByRole("button", { name: "Lire le guide" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await whenClosed(page, elsewhere);
    await genericOn(page)
      .getByRole("link", { name: /Lire le guide/ })
      .click();
    await expect(page).toHaveURL(/\/support\/betting-guide\/$/);
    await whenClosed(page, genericOn(page));
    await expect.poll(() => opened(own)).not.toBeNull();
  });

  it("[JOURNEY-568] of a guest's toast is a link, and what was closed is not said again", async ({
    journey,
  }) => {
    const link = {
      show_button: true,
      button_text: "Le règlement",
      button_link_method: "GET",
      button_link_type: "page",
      button_page_url: "support/terms-conditions",
      lifetime_in_seconds: 60,
    };
    await journey.control.notify(null, "Toast", link);
    await journey.control.notify(null, "Generic", { lifetime_in_seconds: 3 });
    const page = await journey.visit("/", { hasOwnTime: true });
    await interact(page);
    const toast = page.getByText("Entretien cette nuit").last();
    await expect(toast).toBeVisible();
    await expect(genericOn(page)).toBeVisible();
    await expect(genericOn(page)).toHaveCount(0, { timeout: 15_000 });
    await untilSettled(page);
    await page.getByRole("link", { name: "Le règlement" }).click();
    await expect(page).toHaveURL(/\/support\/terms-conditions\/$/);
    await expect(page.getByText("Entretien cette nuit")).toHaveCount(0);
    const answered = page.waitForResponse(/getAllNotificationsAvailableForGuests/);
    await page.reload();
    await interact(page);
    await answered;
    await page.clock.runFor(1_000);
    await expect(page.getByText("Entretien cette nuit")).toHaveCount(0);
    await expect(popupOn(page)).toHaveCount(0);
  });

  it("[JOURNEY-570] costs nothing for a person who only looks", async ({ journey }) => {
    await journey.control.notify(null, "Toast");
    const page = await journey.visit("about:blank");
    const requests: string[] = [];
    page.on("request", (request) => void requests.push(request.url()));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    const fetched = () => requests.filter((url) => /notifications|can-ip/i.test(url));
    expect(fetched()).toEqual([]);
    await interact(page);
    await expect.poll(() => fetched().length).toBeGreaterThanOrEqual(2);
  });
});
