import { statSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "@grandstand/tools/src/run/build.ts";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { drawReadmePictures } from "./pictures.ts";

/**
 * `npm run readme-pictures`: draws what the README shows, from the built site and a sandbox of its own, into
 * `docs/pictures`. Fails where the pictures together have more bytes than a clone should carry.
 */

/** Bytes of all of them. */
const mostBytes = 1_500_000;

await buildSite();
const services = await startServices();
const browser = await launchBrowser();
try {
  const { journey, finish } = await beginJourney(browser, services);
  const files = await drawReadmePictures(journey, join(root, "docs/pictures"));
  await finish();
  const bytes = files.map((file) => statSync(file).size).reduce((sum, size) => sum + size, 0);
  process.stdout.write(`${files.length} pictures, ${Math.round(bytes / 1_000)} kB\n`);
  if (bytes > mostBytes) throw new Error(`The pictures may have ${mostBytes / 1_000} kB.`);
} finally {
  await browser.close();
  await services.end();
}
