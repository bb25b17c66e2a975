import type { Page } from "playwright";

/** A request of the page that is held before it reaches the server. */
export interface HeldCall {
  /** Resolves when the page has sent it. */
  readonly sent: Promise<void>;
  /** Releases it and all that follow it. */
  release(): void;
}

/** Holds the page's next request to a path, so that a test can act while it is pending. */
export async function holdCall(page: Page, path: string): Promise<HeldCall> {
  const sent = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    sent.resolve();
    await released.promise;
    await route.continue();
  });
  return { sent: sent.promise, release: () => released.resolve() };
}
