import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { runCommand, say } from "@grandstand/tools/src/run/say.ts";
import { drawMessages } from "./message-pictures.ts";
import { readReview } from "./read-review.ts";
import { wordingCsv } from "./wording-csv.ts";
import { wordingHtml } from "./wording-html.ts";
import { wordingXliff } from "./xliff.ts";

const folder = join(root, "dist/wording-book");

function write(name: string, content: string): void {
  writeFileSync(join(folder, name), content);
}

/**
 * `npm run wording-book`: writes the wording book as CSV, as XLIFF and as one static page;
 * with `-- --pictures` each message is drawn beside its texts, in each language.
 */
async function main(): Promise<number> {
  const { wording, messages } = readReview();
  const hasPictures = process.argv.includes("--pictures");
  mkdirSync(folder, { recursive: true });
  if (hasPictures) await drawMessages(messages, join(folder, "pictures"));
  write("wording-book.csv", wordingCsv(wording));
  write("wording-book.html", wordingHtml(wording, { hasPictures }));
  write("wording-book.nl.xlf", wordingXliff(wording, "nl"));
  write("wording-book.en.xlf", wordingXliff(wording, "en"));
  say(`${wording.length} texts in dist/wording-book: .csv, .html, .nl.xlf and .en.xlf`);
  return 0;
}

await runCommand(main);
