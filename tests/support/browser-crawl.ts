import { accountButtonId } from "@grandstand/ui/header";
import type { Page, Response } from "playwright";
import { untilSettled } from "./bettor.ts";
import { linksOf, ownAddress } from "./crawl.ts";
import { expect } from "./expect.ts";
import { routeOfPage } from "./page-kinds.ts";
import { sidewaysCulprits } from "./sideways.ts";
import { untilSiteNavigates } from "./site-navigation.ts";

/** The findings of a browser on one page. */
export interface OpenedPage {
  readonly faults: readonly string[];
  /** Addresses of the site that links lead to: in the HTML of the server, and in the drawn page. */
  readonly sent: readonly string[];
  readonly drawn: readonly string[];
}

/** Opens a page, scrolls to its end so that all its parts load, and lists its faults. */
export async function openWhole(
  page: Page,
  address: string,
  account: "visitor" | "person",
): Promise<OpenedPage> {
  const answer = await page.goto(address);
  const html = (await answer?.text()) ?? "";
  // The login at its own address is the page alone.
  if (html.includes("data-account=")) {
    await page.locator(`header[data-account=${account}]`).waitFor();
    // The router sets it once it runs.
    await untilSiteNavigates(page);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  // A busy machine is quiet before the page has requested what it shows; a visitor's own pages wait for a login.
  if (account === "person") await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const culprits = await page.evaluate(sidewaysCulprits);
  const faults = [
    ...answerFaults(answer, address),
    ...(await page.evaluate(findDocumentFaults)),
    ...(culprits.length === 0 ? [] : [`scrolls sideways: ${culprits.join(" ")}`]),
  ];
  return { faults, sent: linksOf(html, page.url()), drawn: await drawnLinks(page) };
}

/** Opens each menu of the header in turn, and resolves with the addresses of their links. */
export async function menuLinks(page: Page): Promise<readonly string[]> {
  const links: string[] = [];
  const buttons = page.locator(`header button[aria-expanded], #${accountButtonId}`);
  for (const button of await buttons.filter({ visible: true }).all()) {
    await button.click();
    await page.getByRole("dialog").waitFor();
    await page.waitForLoadState("networkidle");
    links.push(...(await drawnLinks(page)));
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await untilSettled(page);
  }
  return links;
}

/** Every page answers 200, and the page for unknown addresses 404. */
function answerFaults(answer: Response | null, address: string): readonly string[] {
  const status = answer?.status() ?? 0;
  const expected = routeOfPage(address) === "not-found" ? 404 : 200;
  return status === expected ? [] : [`answers ${status}`];
}

async function drawnLinks(page: Page): Promise<readonly string[]> {
  const links = await page
    .locator("a[href]")
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  return links.flatMap((link) => ownAddress(link, page.url()) ?? []);
}

/** Runs in the page. */
function findDocumentFaults(): string[] {
  const headings = document.querySelectorAll("h1").length;
  const { lostHeadings } = document.documentElement.dataset;
  return [
    ...(document.title.trim() === "" ? ["has no title"] : []),
    ...(headings === 1 ? [] : [`has ${headings} headings of the first level`]),
    ...(lostHeadings ? [`lost what it shows ${lostHeadings} times`] : []),
  ];
}
