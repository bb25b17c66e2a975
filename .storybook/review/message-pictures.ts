import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { Stop, showProgress } from "@grandstand/tools/src/run/say.ts";
import type { Page } from "playwright";
import { preview } from "vite";
import { messageFrame } from "../../stories/review/message-frame.ts";
import { languages, type MessageRow } from "../../stories/review/review-data.ts";
import { type PictureWidth, pictureName, pictureWidths } from "./picture-names.ts";

const heights: Readonly<Record<PictureWidth, number>> = { 320: 640, 1280: 800 };

async function draw(page: Page, message: MessageRow, origin: string, folder: string) {
  for (const language of languages) {
    await page.goto(new URL(messageFrame(message, language, "light"), origin).href);
    await page.locator("#storybook-root > *").first().waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
    for (const width of pictureWidths) {
      await page.setViewportSize({ width, height: heights[width] });
      await page.screenshot({
        path: join(folder, pictureName(message.id, language, width)),
        animations: "disabled",
      });
    }
  }
}

/**
 * Draws each message in each language, 320 and 1280 px wide, from the static Storybook. Throws a Stop
 * where that is not built.
 */
export async function drawMessages(messages: readonly MessageRow[], folder: string): Promise<void> {
  const outDir = join(root, "storybook-static");
  if (!existsSync(join(outDir, "iframe.html"))) {
    throw new Stop(
      "The pictures are drawn from the static Storybook, which is not there.\nBuild it first: npm run storybook -- build",
    );
  }
  mkdirSync(folder, { recursive: true });
  const server = await preview({
    configFile: false,
    root,
    build: { outDir },
    preview: { port: 0 },
  });
  const browser = await launchBrowser();
  const done = showProgress(`drawing ${messages.length} messages`);
  try {
    const page = await browser.newPage();
    const [origin = ""] = server.resolvedUrls?.local ?? [];
    for (const message of messages) await draw(page, message, origin, folder);
  } finally {
    done();
    await browser.close();
    await server.close();
  }
}
