import type { Locator } from "playwright";
import { expect, patience } from "../expect.ts";
import type { Expected } from "../expected.ts";
import { keepingSlip } from "../lasting.ts";
import { closeDialogs, isNarrow, type Person, press } from "../person.ts";
import { defineStep } from "../step.ts";

/** Visible links within the site; the first hundred of a page. */
const ownLinks = "a[href^='/']:not([target]):not([hreflang])";

/** Waits until the page that a link led to is complete. */
async function untilThere(person: Person, what: string): Promise<void> {
  const { page } = person;
  await page.waitForLoadState("domcontentloaded");
  await expect(page.locator("main h1").first(), `${what} has a heading`).toBeAttached();
  await expect(page.locator("main[aria-busy=true]"), `${what} comes`).toHaveCount(0);
  // The address changes before the page is drawn: the previous page is out of sight once the
  // browser is idle.
  await page.evaluate(
    () =>
      new Promise((seen) => {
        requestIdleCallback(() => requestAnimationFrame(seen), { timeout: 2_000 });
      }),
  );
}

async function link(person: Person, inside: string, nth: number): Promise<Locator | null> {
  await closeDialogs(person);
  const links = person.page.locator(`${inside} ${ownLinks}`).filter({ visible: true });
  const count = Math.min(await links.count(), 100);
  if (count === 0) return null;
  // By its address from here on: a list that moves has another link in that position.
  const href = await links.nth((nth * 5) % count).getAttribute("href");
  return links.and(person.page.locator(`[href="${href}"]`)).first();
}

/** Whether a link led to its address without a redirect. */
function isSamePage(page: URL, href: string): boolean {
  const [current, requested] = [page, new URL(href, page)].map(({ pathname }) =>
    pathname.replace(/\/?$/, "/"),
  );
  return current === requested;
}

function defineWay(name: string, weight: number, inside: string) {
  return defineStep<Locator>({
    name,
    weight,
    find: async ({ person }, { nth }) => (person.isOffline ? null : link(person, inside, nth)),
    async run({ person }, target, { byKeys }) {
      const href = (await target.getAttribute("href")) ?? "";
      await press(person, target, byKeys);
      const isThere = () => isSamePage(new URL(person.page.url()), href);
      await expect.poll(isThere, { message: `[WANDER-21] ${href} is gone to` }).toBe(true);
      await untilThere(person, href);
      return href;
    },
  });
}

export const followLink = defineWay("follow a link of the page", 5, "main");
export const followMenu = defineWay("follow a link of header, menu or bar", 5, ":is(header, nav)");
export const followFooter = defineWay("follow a link of the footer", 1, "footer");

export const openMatch = defineStep<Locator>({
  name: "open a match",
  weight: 3,
  async find({ person }, { nth }) {
    if (person.isOffline) return null;
    await closeDialogs(person);
    const matches = person.page.locator("main li a[href*='-5']").filter({ visible: true });
    const count = Math.min(await matches.count(), 40);
    return count === 0 ? null : matches.nth(nth % count);
  },
  async run({ person }, target, { byKeys }) {
    const href = (await target.getAttribute("href")) ?? "";
    await press(person, target, byKeys);
    const isThere = () => isSamePage(new URL(person.page.url()), href);
    await expect.poll(isThere, { message: `[WANDER-21] ${href} is gone to` }).toBe(true);
    await untilThere(person, href);
    return href;
  },
});

/** The language links of the header, of the footer and of the settings. */
const containers = ["header", "footer", "settings"] as const;

export const changeLanguage = defineStep<Locator>({
  name: "change the language",
  weight: 2,
  async find({ person }, { nth }) {
    if (person.isOffline) return null;
    await closeDialogs(person);
    const container = containers[nth % containers.length] ?? "header";
    const wanted = `a[hreflang]:not([aria-current])`;
    const { exact } = await person.words();
    const { page } = person;
    if (container === "settings") {
      await page
        .locator("footer")
        .getByRole("button", { name: exact("footer.settings.button") })
        .click();
      const dialog = page.getByRole("dialog", { name: exact("settings.title") });
      await expect(dialog).toBeVisible();
      return dialog.locator(wanted).nth(nth % 2);
    }
    const links = page.locator(`${container} ${wanted}`).filter({ visible: true });
    return (await links.count()) === 0 ? null : links.nth(nth % 2);
  },
  async run(expected, target, { nth, byKeys }) {
    const { person } = expected;
    const language = (await target.getAttribute("hreflang")) ?? "";
    const href = (await target.getAttribute("href")) ?? "";
    await keepingSlip(expected, `the language ${language}`, async () => {
      await press(person, target, byKeys);
      person.usedKeys = false;
      await expect(person.page.locator("html"), `[WANDER-21] ${href}`).toHaveAttribute(
        "lang",
        language.slice(0, 2),
      );
      await untilThere(person, href);
    });
    return `${containers[nth % containers.length]}: ${href}`;
  },
});

/** Waits until the header shows whether a person is logged in, which each page load finds out again. */
async function untilKnown({ person, isLoggedIn }: Expected): Promise<void> {
  if (person.isOffline) return;
  // Behind a dialog the header can't be found.
  await closeDialogs(person);
  const { exact, like } = await person.words();
  const header = person.page.locator("header").first();
  const sign = isLoggedIn
    ? header.getByRole("button", { name: like("header.account") })
    : header.getByRole("button", { name: exact("header.login.button") });
  await expect(isNarrow(person) && isLoggedIn ? header : sign).toBeVisible();
}

export const reload = defineStep({
  name: "reload",
  weight: 2,
  find: async ({ person }) => (person.isOffline ? null : person),
  async run(expected, person) {
    await keepingSlip(expected, "a reload", async () => {
      await person.page.reload();
      await untilThere(person, "the same page");
      await untilKnown(expected);
    });
    return person.page.url();
  },
});

function defineHistory(name: string, go: (person: Person) => Promise<unknown>) {
  return defineStep({
    name,
    weight: 2,
    find: async ({ person }) => (person.isOffline ? null : person),
    async run(expected, person) {
      await keepingSlip(expected, name, async () => {
        await go(person);
        await expect(async () => {
          // Out of the site, where a new tab's first entry leads, is as good as back to it. The browser
          // may be on its way out still.
          if (!person.page.url().startsWith(person.journey.siteUrl)) await person.page.goto("/");
          await expect(person.page.locator("main h1").first()).toBeAttached({ timeout: 1_000 });
        }, `${name} leads to a page`).toPass({ timeout: patience });
        await untilThere(person, name);
        await untilKnown(expected);
      });
      return person.page.url();
    },
  });
}

export const goBack = defineHistory("go back", ({ page }) => page.goBack());
export const goForward = defineHistory("go forward", ({ page }) => page.goForward());
