import type { Locator, Page } from "playwright";
import { expect as playwright } from "playwright/test";

/** Milliseconds that a page may take for an action and its result. */
export const patience = 15_000;

/** Playwright's, as patient as its presses: on a busy machine of half the speed a bet is placed in ten seconds. */
const patient = playwright.configure({ timeout: patience });
/** For what was waited for in vain: it says what is wrong, and waits no second time. */
const impatient = playwright.configure({ timeout: 1 });

/**
 * Waits until the page is at an address, a pattern of one (`**` stands for anything) or one that a function accepts. A
 * new document counts from its first byte: how long its last image takes is nothing that a journey is about.
 */
export async function waitForAddress(
  page: Page,
  address: string | RegExp | ((url: URL) => boolean),
  timeout = patience,
): Promise<void> {
  await page.waitForURL(address, { timeout, waitUntil: "commit" });
}

interface WaitOptions {
  readonly timeout?: number;
  readonly visible?: boolean;
  readonly attached?: boolean;
}
type Matcher = (...parameters: readonly unknown[]) => Promise<void>;
type Wait = (
  actual: unknown,
  parameters: readonly unknown[],
  options: WaitOptions,
) => Promise<void>;

const waitForElement: Wait = async (actual, _, { timeout = patience, ...options }) => {
  if (options.visible === false || options.attached === false) return;
  await (actual as Locator).waitFor({ state: "attached", timeout });
};
const waitForVisible: Wait = async (actual, _, { timeout = patience, visible = true }) => {
  if (visible) await (actual as Locator).waitFor({ timeout });
};
const waitForText: Wait = async (actual, [text], { timeout = patience }) => {
  if (Array.isArray(text)) return;
  const hasText = text as string | RegExp;
  await (actual as Locator).filter({ hasText }).first().waitFor({ state: "attached", timeout });
};
const waitForPage: Wait = (actual, [address], { timeout }) =>
  waitForAddress(actual as Page, address as string | RegExp, timeout);

/**
 * The matchers that describe the whole page at each try as long as their element is missing, or the whole element as
 * long as its text is another.
 */
const waits: Readonly<Record<string, Wait>> = {
  toBeVisible: waitForVisible,
  toBeInViewport: waitForVisible,
  toHaveURL: waitForPage,
  toContainText: waitForText,
  toHaveText: waitForText,
  ...Object.fromEntries(
    [
      "toBeAttached",
      "toBeChecked",
      "toBeDisabled",
      "toBeEnabled",
      "toBeFocused",
      "toHaveAccessibleDescription",
      "toHaveAccessibleName",
      "toHaveAttribute",
      "toHaveValue",
    ].map((name) => [name, waitForElement]),
  ),
};

function optionsIn(parameters: readonly unknown[]): WaitOptions {
  const last = parameters.at(-1);
  const areOptions = typeof last === "object" && last !== null && !(last instanceof RegExp);
  return areOptions ? (last as WaitOptions) : {};
}

/**
 * Playwright's `expect`, which waits for an element, and for its text, before it looks at it: at each try that finds
 * none Playwright describes the whole page in case the try is the last, and at each that finds another text the whole
 * element. That took two fifths of the browser's time; the page of a sport whose texts others had wrapped was described
 * for so long that its next page, which React draws in between, did not come within 15 s.
 */
export const expect: typeof patient = new Proxy(patient, {
  apply(target, self, given: Parameters<typeof patient>) {
    const matchers = Reflect.apply(target, self, given);
    return new Proxy(matchers, {
      get(of, name) {
        const matcher: Matcher = Reflect.get(of, name);
        const wait = typeof name === "string" ? waits[name] : undefined;
        if (!wait) return matcher;
        return async (...parameters: readonly unknown[]) => {
          const isThere = await wait(given[0], parameters, optionsIn(parameters)).then(
            () => true,
            () => false,
          );
          if (isThere) return matcher(...parameters);
          const hasty = impatient(...given) as unknown as Readonly<Record<string, Matcher>>;
          return hasty[String(name)]?.(...parameters);
        };
      },
    });
  },
});
