import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { textHash } from "@grandstand/tools/src/wording/approvals.ts";
import type { MeasuredLines, MeasuredText } from "@grandstand/tools/src/wording/lines.ts";
import type { Page } from "playwright";
import { transformWithOxc } from "vite";
import type { SeenText } from "../../stories/review/lines-of.ts";
import { type Language, languages, type WordingRow } from "../../stories/review/review-data.ts";
import type { DrawStory } from "./draw-story.ts";

/** What the wording book's frames count lines with, as a browser reads it. */
async function measuringCode(): Promise<string> {
  const path = join(root, "stories/review/lines-of.ts");
  return (await transformWithOxc(readFileSync(path, "utf8"), path)).code;
}

/** The texts are searched for until all are there: code of a state's parts comes after its first frame. */
const tries = 20;

interface Search {
  readonly code: string;
  readonly texts: readonly string[];
  readonly left: number;
}

/** Runs in the page. */
async function see({ code, texts, left }: Search): Promise<(SeenText | null)[]> {
  const { seenIn } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const seen = () => texts.map((text): SeenText | null => seenIn(document, text) ?? null);
  for (let waits = 0; waits < left && seen().includes(null); waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  return seen();
}

/** Measures the texts of the rows that one story shows, in each language. */
export async function measureLines(
  page: Page,
  draw: DrawStory,
  story: string,
  rows: readonly WordingRow[],
): Promise<MeasuredLines> {
  const code = await measuringCode();
  const kept: Record<string, Partial<Record<Language, MeasuredText>>> = {};
  for (const language of languages) {
    const written = rows.filter((row) => row.texts[language]);
    if (written.length === 0) continue;
    await draw(story, language);
    const texts = written.map((row) => row.texts[language]?.rendered ?? "");
    // What comes only after a press is not waited for.
    const isWhole = written.every(({ shownBy: [shown] }) => !shown?.next || shown.inPlaceOf);
    const search = { code, texts, left: isWhole ? tries : 2 };
    let seen = await page.evaluate(see, search);
    if (isWhole && seen.includes(null)) {
      // A story may keep what it drew first: a new page has nothing to keep.
      await draw(story, language, true);
      seen = await page.evaluate(see, search);
    }
    written.forEach(({ key, kinds, shownBy: [shown] }, at) => {
      const isSaid = shown?.isSaid || kinds.every((kind) => kind === "aria");
      const { lines = isSaid ? 0 : null, isCut = false } = seen[at] ?? {};
      kept[key] = {
        ...kept[key],
        [language]: { hash: textHash(texts[at] ?? ""), lines, ...(isCut && { isCut }) },
      };
    });
  }
  return Object.fromEntries(Object.entries(kept).map(([key, texts]) => [key, { story, texts }]));
}
