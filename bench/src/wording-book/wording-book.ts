import type { Browser, Page } from "playwright";
import { withStorybook } from "../../../.storybook/with-storybook.ts";
import { pause, watchProblems } from "../shared/browser.ts";
import { readInputs, watchInputs } from "../shared/inputs.ts";
import type { Figure, Report } from "../shared/report.ts";
import { median, percentile } from "../shared/statistics.ts";

/** The wording book with two thousand texts, in a static Storybook: until it is there, and from a letter to what it leaves. */

const bookStory = "review-wording-book--two-thousand-texts";
/** A component's smallest story: what Storybook itself costs. */
const plainStory = "components-badge--default";
const limits = { open: 1_000, letter: 100 };

/** Milliseconds between two letters: a quick person's pace. */
const pace = 150;
/** Milliseconds after a word, in which the page writes its filter into its address. */
const rest = 1_000;
/** From what leaves hundreds of texts to what leaves one, or none. */
const words = ["pari", "cool off popup title", "verifie", "zzz"];

interface Times {
  readonly open: number[];
  readonly plain: number[];
  readonly letters: number[];
  readonly echo: number[];
}

/** Runs the bench: each turn opens the book in a browser without a cache, and types in it. */
export async function wordingBook(turns: number): Promise<Report> {
  const times: Times = { open: [], plain: [], letters: [], echo: [] };
  return withStorybook(async (origin, browser) => {
    for (let turn = 0; turn < turns; turn += 1) await measureTurn(browser, origin, times);
    const conditions = { turns, texts: 2_000, browser: browser.version() };
    return { name: "wording-book", conditions, figures: figuresOf(times) };
  });
}

async function measureTurn(browser: Browser, origin: string, times: Times): Promise<void> {
  times.plain.push(await measureOpening(browser, origin, plainStory, async () => undefined));
  times.open.push(
    await measureOpening(browser, origin, bookStory, async (page) => {
      times.letters.push(...(await type(page, "Key or words")));
      times.echo.push(...(await type(page, "Your name")));
    }),
  );
}

/** Opens a story in a browser without a cache: the milliseconds from its address to the frame that shows it. */
async function measureOpening(
  browser: Browser,
  origin: string,
  story: string,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  const page = await context.newPage();
  const problems = watchProblems(page);
  await watchInputs(page);
  await page.addInitScript(noteFirstFrame);
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => window.firstFrame !== undefined);
  const opened = await page.evaluate(() => window.firstFrame ?? Number.NaN);
  await act(page);
  await context.close();
  if (problems.length > 0) throw new Error(`The page complained: ${problems[0]}`);
  return opened;
}

declare global {
  interface Window {
    /** Set by `noteFirstFrame`: when the frame was painted in which the story was first seen. */
    firstFrame?: number;
  }
}

/** Runs in the page, before any of its scripts. */
function noteFirstFrame(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector("#storybook-root > *")) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A task that is queued during a frame runs after its paint.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        window.firstFrame = performance.now();
      };
      channel.port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Types each word a letter at a time, and takes it away again. */
async function type(page: Page, label: string): Promise<readonly number[]> {
  const field = page.getByLabel(label);
  await field.click();
  await pause(rest);
  await readInputs(page);
  for (const word of words) {
    await field.pressSequentially(word, { delay: pace });
    await pause(rest);
    for (const _letter of word) {
      await field.press("Backspace");
      await pause(pace);
    }
    await pause(rest);
  }
  return readInputs(page);
}

function figuresOf({ open, plain, letters, echo }: Times): Figure[] {
  return [
    { name: "open the book: median", value: median(open), unit: "ms", limit: limits.open },
    { name: "open a story of a badge: median", value: median(plain), unit: "ms" },
    { name: "open: book to badge", value: median(open) / median(plain), unit: "times" },
    { name: "a letter of the filter: median", value: median(letters), unit: "ms" },
    { name: "a letter of the filter: 95th percentile", value: percentile(letters, 95), unit: "ms" },
    {
      name: "a letter of the filter: longest",
      value: Math.max(...letters),
      unit: "ms",
      limit: limits.letter,
    },
    { name: "a letter that filters nothing: median", value: median(echo), unit: "ms" },
    { name: "a letter that filters nothing: longest", value: Math.max(...echo), unit: "ms" },
  ];
}
