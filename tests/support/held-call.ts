import type { Page } from "playwright";

/** A request of the page that waits on its way to the server. */
export interface HeldCall {
  /** Resolves when the page has sent it. */
  readonly sent: Promise<void>;
  /** Lets it and all that follow it go. */
  release(): void;
}

/** Holds the page's next request to a path, so that something can happen while it is on its way. */
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
