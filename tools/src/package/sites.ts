import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Browser, Page } from "playwright";
import { build } from "vite";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

const address = "http://site.test";

/** Answers the page's requests with the files that were built. */
async function serve(page: Page, folder: string): Promise<void> {
  await page.route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname === "/" ? "/index.html" : pathname;
    if (path === "/favicon.ico") return route.fulfill({ status: 204 });
    const contentType = types[extname(path)] ?? "application/octet-stream";
    return route.fulfill({ body: readFileSync(join(folder, path)), contentType });
  });
}

/** Presses the price, and reads what it says of itself before and after. */
async function pressPrice(page: Page): Promise<readonly string[]> {
  const price = page.getByRole("button", { name: /Gelijkspel/ });
  const read = async () =>
    `${await price.textContent()} ${await price.getAttribute("aria-pressed")}`;
  const before = await read();
  await price.click();
  await page.locator('button[aria-pressed="true"]').waitFor();
  return [before, await read()].map((text) => text.replace(/\s+/g, " "));
}

/**
 * Opens the site that was built into this folder, visits it once nothing more comes, and closes it. @returns what was found, and
 * what the page itself complained of.
 */
export async function openSite(
  browser: Browser,
  folder: string,
  visit: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (said) => said.type() === "error" && complaints.push(said.text()));
  try {
    await serve(page, folder);
    await page.goto(`${address}/`);
    // A pointer that has not moved is at the page's first corner, and over whatever is there, sooner or later.
    await page.mouse.move(350, 790);
    // Wording and fonts that come later change what is drawn.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return [...complaints, ...(await visit(page))];
  } catch (error) {
    return [...complaints, String(error)];
  } finally {
    await page.close();
  }
}

/**
 * A site of the README, built by Vite without a configuration and used in a browser; `alias` replaces
 * packages that it imports with others. @returns what is wrong with it.
 */
export async function siteErrors(
  browser: Browser,
  folder: string,
  alias: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const resolve = { alias };
  const target = "es2023";
  await build({ root: folder, configFile: false, logLevel: "error", resolve, build: { target } });
  return openSite(browser, join(folder, "dist"), async (page) => {
    const [before = "", after = ""] = await pressPrice(page);
    const isDrawn = before.includes("3.60") && before.endsWith("false") && after.endsWith("true");
    return isDrawn ? [] : [`shows "${before}", pressed "${after}"`];
  });
}
