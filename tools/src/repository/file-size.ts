import type { Check } from "./finding.ts";

const mostLines = 400;

function isCounted(path: string): boolean {
  return /\.(ts|tsx|mjs|js|css)$/.test(path) && !/\.gen\.|(^|\/)locale\/(fr|nl|en)\//.test(path);
}

const exempt = new Set(["package-lock.json"]);

/** No file has more than 400 lines; catalogs and generated files don't count. */
export const fileSize: Check = {
  name: "file size",
  find: (files) =>
    files
      .filter(({ path }) => isCounted(path) && !exempt.has(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
      .filter(({ lines }) => lines > mostLines)
      .map(({ path, lines }) => ({
        file: path,
        what: `has ${lines} lines`,
        why: `A file over ${mostLines} lines does more than one job, and nobody reads it whole.`,
        instead: "split it by what its parts are about, each under the name of that",
      })),
};
