import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { createReach, type ModuleGraph } from "./tools/src/chunks/reach.ts";
import { flags } from "./tools/src/flags/flag-files.ts";

/** Changes with the versions of packages alone, so a browser keeps it from one release to the next. */
const framework = /\/node_modules\/(?:react|react-router|react-router-dom|i18next|react-i18next)\//;

/** What draws a page; the program of every page imports it once it has its words. */
const drawing = /\/node_modules\/(?:react-dom|scheduler)\//;

/** The wording of one language; the web server knows its file by this name and has it fetched early. */
const catalog = /\/ui\/src\/locale\/(\w+)\/(later)?/;

/** Icons are too small for files of their own, of which a page would request a dozen. */
const icon = /\/lucide\/dist\/esm\/icons\//;

const isOnEveryPage = createReach(/\/app\/(?:entry\.client|root|routes\/main-layout)\.tsx$/);

/** The pages that a visit begins with, by their routes' files. */
const isOnHome = createReach(/\/app\/routes\/home\.tsx$/);
const isOnMatch = createReach(/\/app\/routes\/match-screen\.tsx$/);

/** What a person's first interaction brings, ahead of the press that needs it. */
const isOnInteraction = createReach(
  /\/(?:app\/core\/client\/(?:send|refresh-calls)|app\/features\/(?:bet-slip\/whole-slip|frame\/connect-overlay|notifications\/follow)|ui\/src\/bet-slip\/slip-(?:body|notice)|ui\/src\/floating-slip\/(?:floating-slip|slip-sheet))\.tsx?$/,
);

/** The wording of one language, first or later. */
function wordingFile(id: string): string | null {
  const [, language, deferred] = catalog.exec(id) ?? [];
  return language === undefined ? null : [deferred, "catalog", language].filter(Boolean).join("-");
}

/** What every page begins with, and what home and a match share. */
function everyPageFile(id: string, modules: ModuleGraph): string | null {
  if (drawing.test(id)) return "framework";
  if (framework.test(id)) return isOnEveryPage(id, modules) ? "framework" : null;
  const isShared = isOnHome(id, modules) && isOnMatch(id, modules);
  return isShared || isOnEveryPage(id, modules) ? "site" : null;
}

/** What home or a match has to itself. */
function ownFile(id: string, modules: ModuleGraph): string | null {
  if (isOnHome(id, modules)) return "home";
  return isOnMatch(id, modules) ? "match" : null;
}

/** Pages that are open longer than a glance need the calls without the slip, and the behaviour without both. */
function interactionFile(id: string, modules: ModuleGraph): string | null {
  if (!isOnInteraction(id, modules)) return null;
  if (/\/(?:contract\/src|app\/core|node_modules\/(?:ky|valibot))\//.test(id)) return "calls";
  return id.includes("/node_modules/") ? "behaviour" : "slip";
}

/**
 * Three files a page instead of thirty: what is compressed together is smaller, and requested at once.
 * A group takes along what its modules import, so what every page has comes first.
 */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { debugName: "wording", name: wordingFile, priority: 4 },
    { debugName: "every page", name: everyPageFile, priority: 3 },
    { debugName: "a first page", name: ownFile, priority: 2 },
    { name: "icons", test: icon, minShareCount: 2, priority: 1 },
    { debugName: "an interaction", name: interactionFile, priority: 0 },
  ],
};

/** For React's developer tools alone; a component that is given its name is never taken for unused. */
const componentName = /^\w+\.displayName = "\w+";\n/gm;
const madeComponent = /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * React Router's own exports lead to its development files, with all they warn of, and it has no condition for others.
 * The production files keep components that no page has, such as its forms, because each is given its name. It is
 * 3.8 kB of a first page (docs/decisions/123); the build fails where a version of the router has neither any more.
 */
function productionRouter(): Plugin {
  let names = 0;
  return {
    name: "production-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        if (!found?.id.includes("/dist/development/"))
          return this.error(`${id} does not lead to development files any more.`);
        return { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[\w-]+\.mjs$/ },
      handler(code) {
        names += code.match(componentName)?.length ?? 0;
        const bare = code.replace(componentName, "").replace(madeComponent, "/* @__PURE__ */ ");
        return { code: bare, map: null };
      },
    },
    buildEnd(error) {
      if (!error && names === 0) this.error("React Router names no component any more.");
    },
  };
}

/** The service worker is a file of its own at the root: its place is its reach. */
const worker: Plugin = {
  name: "worker",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    this.emitFile({ type: "chunk", id: "/app/worker/worker.ts", fileName: "worker.js" });
  },
};

const brandsFolder = resolve("tokens/dist/brands");

/** What each further brand is drawn with: one build serves any of them (docs/decisions/119). */
const brands: Plugin = {
  name: "brands",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    const files = readdirSync(brandsFolder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const path = join(file.parentPath, file.name);
      const fileName = `brands/${relative(brandsFolder, path).split(sep).join("/")}`;
      this.emitFile({ type: "asset", fileName, source: readFileSync(path) });
    }
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: "app/public",
  // The site adds the letters once they have loaded (docs/decisions/97).
  resolve: { alias: { "@grandstand/tokens/fonts.css": "@grandstand/tokens/first-fonts.css" } },
  plugins: [tailwindcss(), reactRouter(), productionRouter(), worker, brands, flags()],
  ssr: { noExternal: [/^@grandstand\//, "lucide"] },
  build: isSsrBuild
    ? {}
    : {
        // A part that comes later is fetched ahead of its press; what it needs beside the first page's files is fetched
        // after it. With the lists of these files in its scripts a match's page had 1.7 kB more (docs/decisions/29).
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        // Terser's second look at a file saves 1.5 kB of what a first page fetches (docs/decisions/29).
        minify: "terser",
        terserOptions: {
          module: true,
          ecma: 2020,
          // A line that only reads a property is dropped: i18next's file has some, and no code here may need one.
          compress: { passes: 5, pure_getters: true },
          format: { comments: false },
        },
        rolldownOptions: {
          // The names of some hundred files are in a first page's scripts. A file has some hundred versions a year:
          // seven of 64 signs are enough.
          output: { codeSplitting, chunkFileNames: "assets/[name]-[hash:7].js" },
        },
      },
}));
