import type { Page } from "playwright";
import { patience } from "./expect.ts";

/** A request of the page that is held before it reaches the server. */
export interface HeldCall {
  /** Resolves when the page has sent it; rejects, with its path, where that takes longer than any action of a page. */
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
  return {
    get sent() {
      return within(sent.promise, `The page has not requested ${path}`);
    },
    release: () => released.resolve(),
  };
}

/** What happens within the patience of a journey; else an error that says in these words what did not. */
export async function within<Value>(
  happening: Promise<Value>,
  missing: string,
  milliseconds = patience,
): Promise<Value> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => limit.reject(new Error(`${missing} within ${milliseconds / 1_000} s.`)),
    milliseconds,
  );
  try {
    return await Promise.race([happening, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
