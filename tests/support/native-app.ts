import { nativeEventName, type ToSiteMessage } from "@grandstand/contract/native-app";
import type { Page } from "playwright";
import { phone } from "./devices.ts";
import type { Journey } from "./journey.ts";

/** A page in the operator's app. */
interface VisitInApp {
  readonly page: Page;
  /** What its requests have called their platform. */
  readonly platforms: ReadonlySet<string>;
  /** The messages that the app has received of it, in order. */
  received(): Promise<readonly { readonly type: string }[]>;
  types(): Promise<readonly string[]>;
}

/** Opens a page as the operator's app does: with its object on the window before any script runs. */
export async function visitInApp(
  journey: Journey,
  path: string,
  opensCashier = false,
): Promise<VisitInApp> {
  const page = await journey.visit("about:blank", phone);
  const platforms = new Set<string>();
  page.on("request", (request) => {
    const { platform } = request.headers();
    if (platform !== undefined) platforms.add(platform);
  });
  await page.addInitScript((hasCashier) => {
    const received: unknown[] = [];
    Object.assign(window, {
      received,
      grandstandApp: {
        platform: "ios_app",
        postMessage: (text: string) => received.push(JSON.parse(text)),
        ...(hasCashier && { opensCashier: true }),
      },
    });
  }, opensCashier);
  await page.goto(path);
  const received = () =>
    page.evaluate(() => (window as unknown as { received: { type: string }[] }).received);
  return {
    page,
    platforms,
    received,
    types: async () => (await received()).map(({ type }) => type),
  };
}

/** Sends the site a message of the app. */
export async function sendToSite(page: Page, message: ToSiteMessage): Promise<void> {
  await page.evaluate(([name, detail]) => window.dispatchEvent(new CustomEvent(name, { detail })), [
    nativeEventName,
    JSON.stringify(message),
  ] as const);
}
