import { extname } from "node:path";
import { tokenTable } from "@grandstand/tokens/table";
import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import type { Plugin } from "vite";
import { modes } from "../../stories/modes.ts";
import type { ReviewData } from "../../stories/review/review-data.ts";
import { transcriptFile } from "../../stories/review/transcript-file.ts";
import { stateAddresses } from "../../stories/support/state-address.ts";
import { evidenceFiles } from "../evidence/publish.ts";
import { readSources } from "../evidence/sources.ts";
import { readEvidence } from "./read-evidence.ts";
import { readPart, readReview, reviewParts } from "./read-review.ts";
import { readTranscripts } from "./read-transcripts.ts";
import { wordingCsv } from "./wording-csv.ts";
import { wordingHtml } from "./wording-html.ts";
import { wordingXliff } from "./xliff.ts";

/** What `virtual:grandstand-review` has, and each part of it alone: `virtual:grandstand-review/wording`. */
const wholeId = "virtual:grandstand-review";

/** What Storybook's pages import, each read when it is requested: a page that shows one part fetches that part alone. */
const modules: Readonly<Record<string, () => object>> = {
  "virtual:grandstand-evidence": readEvidence,
  ...Object.fromEntries(reviewParts.map((part) => [`${wholeId}/${part}`, () => readPart(part)])),
};

const wholeModule = `${reviewParts
  .map((part) => `import ${part} from "${wholeId}/${part}";`)
  .join("\n")}
export default { ${reviewParts.join(", ")} };`;

/** Each component with the address of each of its states. */
function withAddresses(components: ReviewData["components"], stories: ReviewData["stories"]) {
  return components.map(({ folder, lists }) => {
    const title = stories.find((story) => story.folder === folder)?.title;
    return { folder, title, states: title === undefined ? [] : stateAddresses(title, lists) };
  });
}

/** Files for people and machines outside of Storybook, each made when it is requested. */
const files: readonly {
  name: string;
  type: string;
  write: (review: ReviewData) => string;
}[] = [
  { name: "wording-book.csv", type: "text/csv", write: ({ wording }) => wordingCsv(wording) },
  {
    name: "wording-book.html",
    type: "text/html",
    write: ({ wording }) => wordingHtml(wording, { hasPictures: false }),
  },
  ...(["nl", "en"] as const).map((language) => ({
    name: `wording-book.${language}.xlf`,
    type: "application/xliff+xml",
    write: ({ wording }: ReviewData) => wordingXliff(wording, language),
  })),
  {
    name: "state-catalog.json",
    type: "application/json",
    write: ({ components, stories }) =>
      `${JSON.stringify({ modes, components: withAddresses(components, stories), stories: stories.filter(({ folder }) => folder) }, null, 2)}\n`,
  },
  {
    name: "rules.json",
    type: "application/json",
    write: ({ rules }) => `${JSON.stringify({ rules }, null, 2)}\n`,
  },
];

const contentTypes: Readonly<Record<string, string>> = {
  ".json": "application/json",
  ".webp": "image/webp",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
};

/** The transcripts by their addresses. A byte order mark says to every browser that they are UTF-8. */
function transcriptFiles(): Map<string, string> {
  return new Map(readTranscripts().map((row) => [transcriptFile(row), `\ufeff${row.text}`]));
}

/** The evidence that is kept on this machine, of the sources as they are now. */
function ownEvidence() {
  return evidenceFiles(readSources(readProject(root), tokenTable), readPart("rules"));
}

/**
 * Gives Storybook's pages what they show of the project's files: rules with their tests, wording,
 * states, stories. It is read when it is requested, so it is never stale and never committed.
 */
export function reviewPlugin(): Plugin {
  return {
    name: "grandstand-review",
    resolveId: (id) => (id === wholeId || id in modules ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${wholeId}`) return wholeModule;
      const read = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
      return read && `export default JSON.parse(${JSON.stringify(JSON.stringify(read()))});`;
    },
    configureServer({ middlewares }) {
      for (const { name, type, write } of files) {
        middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader("content-type", `${type}; charset=utf-8`);
          response.end(write(readReview()));
        });
      }
      middlewares.use("/transcripts", ({ url = "" }, response, next) => {
        const text = transcriptFiles().get(`transcripts${url}`);
        if (text === undefined) return next();
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(text);
      });
      middlewares.use(({ url = "" }, response, next) => {
        const [path = ""] = url.slice(1).split("?");
        // A test of a page sees the same on every machine: a Storybook without evidence.
        if (process.env.VITEST || !/^(?:evidence\/|accessibility-statement\.)/.test(path))
          return next();
        const make = ownEvidence().get(path);
        if (!make) return next();
        response.setHeader("content-type", contentTypes[extname(path)] ?? "");
        response.end(make());
      });
    },
    generateBundle() {
      const review = readReview();
      for (const { name, write } of files) {
        this.emitFile({ type: "asset", fileName: name, source: write(review) });
      }
      for (const [fileName, source] of transcriptFiles()) {
        this.emitFile({ type: "asset", fileName, source });
      }
      for (const [fileName, make] of ownEvidence()) {
        this.emitFile({ type: "asset", fileName, source: make() });
      }
    },
  };
}
