import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { serveBuilt } from "../serve-built.ts";
import { nameSnapshot } from "./local-snapshots.ts";

/** A story as Storybook gives it to Chromatic. */
interface Extracted {
  readonly id: string;
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean;
      readonly modes?: Readonly<Record<string, { readonly disable?: boolean }>>;
    };
  };
}

/** What of Storybook's own object is read, by the name that it has there. */
interface StorybookPreview {
  readonly ready: () => Promise<void>;
  readonly extract: () => Promise<Readonly<Record<string, Extracted>>>;
}

async function extractStories(origin: string): Promise<Extracted[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/iframe.html`);
    await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
    return await page.evaluate(async () => {
      const storybook: StorybookPreview = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__");
      await storybook.ready();
      const stories = Object.values(await storybook.extract());
      return stories.map(({ id, parameters: { chromatic = {} } }) => ({
        id,
        parameters: { chromatic },
      }));
    });
  } finally {
    await browser.close();
  }
}

/** The snapshots that Chromatic would draw of a static Storybook in a folder: it reads the same of it, in a browser. */
export async function builtSnapshots(folder: string): Promise<string[]> {
  const stories = await serveBuilt(folder, extractStories);
  return stories.flatMap(({ id, parameters: { chromatic = {} } }) => {
    const { disableSnapshot = false, modes = {} } = chromatic;
    if (disableSnapshot) return [];
    const drawn = Object.keys(modes).filter((mode) => !modes[mode]?.disable);
    return drawn.map((mode) => nameSnapshot(id, mode));
  });
}
