import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { say } from "@grandstand/tools/src/run/say.ts";
import { readReview } from "./read-review.ts";
import { wordingCsv, wordingHtml } from "./wording-book.ts";

/** `npm run wording-book`: writes the wording book as CSV and as one static page. */
const { wording } = readReview();
const folder = join(root, "dist/wording-book");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "wording-book.csv"), wordingCsv(wording));
writeFileSync(join(folder, "wording-book.html"), wordingHtml(wording));
say(`${wording.length} messages: dist/wording-book/wording-book.csv and .html`);
