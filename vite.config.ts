import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { createEveryPageCheck } from "./tools/src/chunks/every-page.ts";

/** Changes with the versions of packages alone, so a browser keeps it from one release to the next. */
const framework = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;

/** The wording of one language; the web server knows its file by this name and has it fetched early. */
const catalog = /\/ui\/src\/locale\/(\w+)\/(later)?/;

/** Icons are too small for files of their own, of which a page would ask for a dozen. */
const icon = /\/lucide-react\/dist\/esm\/icons\//;

const isOnEveryPage = createEveryPageCheck();

/** Two files instead of thirty: what is compressed together is smaller, and asked for at once. */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      debugName: "first page and wording",
      name(id, modules) {
        const [, language, later] = catalog.exec(id) ?? [];
        if (language !== undefined) return [later, "catalog", language].filter(Boolean).join("-");
        if (!isOnEveryPage(id, modules)) return null;
        return framework.test(id) ? "framework" : "site";
      },
    },
    { name: "icons", test: icon, minShareCount: 2 },
  ],
};

/** The service worker is a file of its own at the root: its place is its reach. */
const worker: Plugin = {
  name: "worker",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    this.emitFile({ type: "chunk", id: "/app/worker/worker.ts", fileName: "worker.js" });
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: "app/public",
  plugins: [tailwindcss(), reactRouter(), worker],
  ssr: { noExternal: [/^@grandstand\//] },
  build: isSsrBuild
    ? {}
    : {
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting } },
      },
}));
