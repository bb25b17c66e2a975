import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digest, filesUnder } from "./files.ts";
import { program, root } from "./paths.ts";
import { run } from "./processes.ts";
import { Stop, say, showProgress } from "./say.ts";

type Product = {
  name: string;
  /** Folders and files, from the root, whose content decides whether to build. */
  sources: readonly string[];
  /** Written last, so that an interrupted build is repeated. */
  stamp: string;
  commands: readonly (readonly [string, ...string[]])[];
};

const tokensProduct: Product = {
  name: "the design tokens",
  sources: ["tokens"],
  stamp: "tokens/dist/.stamp",
  commands: [["node", "tokens/src/build.ts"]],
};

const siteProduct: Product = {
  name: "the site",
  sources: [
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
  commands: [
    ["node", "tools/src/keep-assets.ts"],
    ["react-router", "build"],
    ["node", "tools/src/compress.ts"],
  ],
};

const withoutEffectOnABuild = /\.(test\.tsx?|spec\.md|states\.tsx?)$/;

function sourcesDigest(product: Product): string {
  const files = product.sources
    .flatMap((source) => filesUnder(source, root))
    .filter((path) => !withoutEffectOnABuild.test(path));
  return digest(files, root);
}

function isBuilt(product: Product, wanted: string): boolean {
  const stamp = join(root, product.stamp);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
}

async function buildWhenChanged(product: Product): Promise<void> {
  const wanted = sourcesDigest(product);
  if (isBuilt(product, wanted)) return;
  say(`Building ${product.name}…`);
  const hideProgress = showProgress(`building ${product.name}`);
  for (const [command, ...args] of product.commands) {
    const path = command === "node" ? process.execPath : program(command);
    const code = await run(path, args, { environment: { NODE_ENV: "production" } });
    if (code === 0) continue;
    hideProgress();
    throw new Stop(
      `Building ${product.name} failed (${[command, ...args].join(" ")} ended with ${code}).\n` +
        "Nothing is started from a build that is half there. The cause stands above; mend it and run the command again.",
    );
  }
  hideProgress();
  const stamp = join(root, product.stamp);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Builds the design tokens when their sources changed since the last time. Throws a Stop when that fails. */
export async function buildTokens(): Promise<void> {
  await buildWhenChanged(tokensProduct);
}

/** Builds what the site runs on when a source changed since the last time. Throws a Stop when that fails. */
export async function buildSite(): Promise<void> {
  await buildTokens();
  await buildWhenChanged(siteProduct);
}
