import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digest, filesUnder } from "./files.ts";
import { program, root } from "./paths.ts";
import { run } from "./processes.ts";
import { Stop, say, showProgress } from "./say.ts";

/** What others run on and read; see `products`. */
export interface Product {
  /** As a message names it: `the site`. */
  readonly name: string;
  /** Folders and files, from the root, whose content decides whether to build. */
  readonly sources: readonly string[];
  /** Written last, so that an interrupted build is repeated. */
  readonly stamp: string;
  /** The npm script that builds it and nothing else: other steps read the other products meanwhile. */
  readonly script: string;
}

const tokensProduct: Product = {
  name: "the design tokens",
  sources: ["brands", "tokens"],
  stamp: "tokens/dist/.stamp",
  script: "tokens",
};

const siteProduct: Product = {
  name: "the site",
  sources: [
    "brands",
    "tokens",
    "rules",
    "contract",
    "ui",
    "app",
    "package-lock.json",
    "react-router.config.ts",
    "tailwind.config.ts",
    "vite.config.ts",
    "tsconfig.json",
  ],
  stamp: "build/.stamp",
  script: "build:site",
};

/** All that is built once for every step of a run, each after what it is made of. */
export const products: readonly Product[] = [tokensProduct, siteProduct];

const withoutEffectOnABuild = /\.(test\.tsx?|spec\.md|states\.tsx?)$/;

async function buildWhenChanged({ name, sources, stamp, script }: Product): Promise<void> {
  const files = sources
    .flatMap((source) => filesUnder(source, root))
    .filter((path) => !withoutEffectOnABuild.test(path));
  const wanted = digest(files, root);
  const stampPath = join(root, stamp);
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === wanted) return;
  say(`Building ${name}…`);
  const hideProgress = showProgress(`building ${name}`);
  const environment = { NODE_ENV: "production" };
  const code = await run("npm", ["run", "--silent", script], { environment });
  hideProgress();
  if (code !== 0) {
    throw new Stop(
      `Building ${name} failed (npm run ${script} ended with ${code}).\n` +
        "Nothing is started from a build that is half there. The cause is above; mend it and run the command again.",
    );
  }
  writeFileSync(stampPath, wanted);
}

/** Builds the design tokens when their sources changed since the last time. Throws a Stop when that fails. */
export function buildTokens(): Promise<void> {
  return buildWhenChanged(tokensProduct);
}

/** Writes the types of the routes, which TypeScript and whatever reads its imports need. Throws a Stop when that fails. */
export async function writeRouteTypes(): Promise<void> {
  const code = await run(program("react-router"), ["typegen"]);
  if (code === 0) return;
  throw new Stop(
    `The types of the routes were not written (react-router typegen ended with ${code}).\n` +
      "Without them the app does not type-check. The cause is above.",
  );
}

/** Builds what the site runs on when a source changed since the last time. Throws a Stop when that fails. */
export async function buildSite(): Promise<void> {
  for (const product of products) await buildWhenChanged(product);
}
