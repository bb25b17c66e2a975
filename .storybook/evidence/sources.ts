import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { tokenTable } from "@grandstand/tokens/table";
import { isTest, type ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { languages, readCatalogs } from "@grandstand/tools/src/wording/catalogs.ts";
import { splitPlural } from "@grandstand/tools/src/wording/text.ts";
import { usedTokens } from "../docs/used-tokens.ts";
import { storiesIn } from "../list-stories.ts";

type TokenTable = typeof tokenTable;

/**
 * A hash for each thing that evidence is kept of: a page of stories, by the beginning of its stories' ids
 * (`components-badge`), and the folder of a specification (`ui/src/badge`), whose rules' tests were run.
 */
export type Sources = Readonly<Record<string, string>>;

/** The site as a whole, which the tests of `tests/` walk through. */
const site = "site";

/** The page that a story is on: `components-badge`. */
export function pageOf(storyId: string): string {
  return storyId.split("--")[0] ?? "";
}

/** What the rules of a specification, by its path from the root, are about. */
export function provedBy(specification: string): string {
  const folder = posix.dirname(specification);
  return folder.startsWith("tests/") ? site : folder;
}

/** Code that is loaded. Types draw nothing. */
const importing =
  /^\s*(?:import|export)\s(?!type\b)[^;"]*?\bfrom\s*"([^"]+)"|^\s*import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/** What every component needs counts where it is imported, and what it imports in turn does not. */
const isGround = (path: string) => path.startsWith("ui/src/provider/");

/** What shows stories draws what is around a component, and nothing of it. */
const isFrame = (path: string) => /^(?:\.storybook|stories\/support)\//.test(path);

/** The path that an import means; undefined for a package's. */
function resolve(from: string, imported: string): string | undefined {
  const [path = ""] = imported.split("?");
  if (path.startsWith(".")) return posix.join(posix.dirname(from), path);
  const [, workspace, folder, states] =
    /^@grandstand\/(ui|rules)\/([\w-]+)(\/states)?$/.exec(path) ?? [];
  if (!workspace) return undefined;
  return `${workspace}/src/${folder}/${states ? `${folder}.states.ts` : "index.ts"}`;
}

function importsOf({ path, text }: ProjectFile): string[] {
  const imports = [...text.matchAll(importing)].flatMap(([, from, bare, late]) => {
    const found = resolve(path, from ?? bare ?? late ?? "");
    return found === undefined || isFrame(found) ? [] : [found];
  });
  return isGround(path) ? imports.filter(isGround) : imports;
}

/** The texts that code names, whole or by the beginning of their keys, each as a line. */
function textReader(files: readonly ProjectFile[]): (code: string) => string[] {
  const catalogs = readCatalogs(files);
  const keys = [...catalogs.fr.keys()].map((key) => ({ key, base: splitPlural(key)?.base ?? key }));
  return (code) => {
    const words = new Set([...code.matchAll(/["'`]([\w.-]+)["'`]/g)].map(([, word]) => word));
    const begun = [...code.matchAll(/`([\w-]+[._][\w.-]*)\$\{/g)].map(([, start = ""]) => start);
    const named = keys.filter(
      ({ key, base }) =>
        words.has(key) || words.has(base) || begun.some((start) => key.startsWith(start)),
    );
    return named.flatMap(({ key }) =>
      languages.map((language) => `${language} ${key} ${catalogs[language].get(key)?.text}`),
    );
  };
}

/** The tokens that code names, each as a line with what it is now. */
function tokenReader(table: TokenTable): (code: string) => string[] {
  const lists: readonly (readonly { readonly name?: string }[])[] = Object.values(table);
  const rows = new Map(lists.flat().map((row) => [row.name, JSON.stringify(row)]));
  return (code) => usedTokens(code, table).map((use) => `${use} ${rows.get(use.split(" ")[1])}`);
}

/** What one file adds to a hash. */
interface Read {
  readonly text: string;
  readonly imports: readonly string[];
  /** The tokens and texts that it names, as they are now. */
  readonly named: readonly string[];
}

function readFiles(files: readonly ProjectFile[], table: TokenTable): ReadonlyMap<string, Read> {
  const [textsOf, tokensOf] = [textReader(files), tokenReader(table)];
  return new Map(
    files
      .filter(({ path }) => /\.(?:tsx?|css)$/.test(path) && !isTest(path) && !isFrame(path))
      .map((file) => [
        file.path,
        {
          text: file.text,
          imports: importsOf(file),
          named: [...tokensOf(file.text), ...textsOf(file.text)],
        },
      ]),
  );
}

/** The files to which imports lead, with the sheets of the folders that they are in. */
function reachedFrom(entries: readonly string[], read: ReadonlyMap<string, Read>): Set<string> {
  const sheets = Map.groupBy(
    [...read.keys()].filter((path) => path.endsWith(".css")),
    posix.dirname,
  );
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = read.get(path);
    if (!file || reached.has(path)) continue;
    reached.add(path);
    waiting.push(...file.imports, ...(sheets.get(posix.dirname(path)) ?? []));
  }
  return reached;
}

/**
 * The hashes of the project as its files are now. What counts of a component: its stories, its code, its named states
 * and its sheets; what these import, in `ui/` and `rules/`; the sheets of all pages; and the tokens and texts that
 * all this names. Tests and specifications draw nothing, and don't count.
 */
export function readSources(files: readonly ProjectFile[], table: TokenTable): Sources {
  const read = readFiles(files, table);
  const shared = ["styles", "components", "component-classes", "letters"].map(
    (name) => `ui/src/${name}.css`,
  );
  const hashOf = (entries: readonly string[]) => {
    const paths = [...reachedFrom([...entries, ...shared, "tailwind.config.ts"], read)].sort();
    const named = new Set(paths.flatMap((path) => read.get(path)?.named ?? []));
    const hash = createHash("sha256");
    for (const path of paths) hash.update(`${path}\0${read.get(path)?.text}\0`);
    for (const line of [...named].sort()) hash.update(`${line}\0`);
    return hash.digest("hex").slice(0, 16);
  };
  const codeIn = (folder: string) =>
    [...read.keys()].filter((path) =>
      folder === site ? /^(?:app|ui|rules)\//.test(path) : posix.dirname(path) === folder,
    );
  const pages = files
    .filter(({ path }) => /^stories\/.+\.stories\.tsx$/.test(path))
    .map(({ path, text }) => [pageOf(storiesIn(text, path)[0]?.id ?? ""), hashOf([path])]);
  const specified = files
    .filter(({ path }) => path.endsWith(".spec.md"))
    .map(({ path }) => provedBy(path));
  const proved = [...new Set(specified)].map((folder) => [folder, hashOf(codeIn(folder))]);
  return Object.fromEntries([...pages, ...proved].sort());
}
