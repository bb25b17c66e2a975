import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { root } from "../run/paths.ts";
import { packageFolder } from "./package-paths.ts";
import { writeTokens } from "./tokens.ts";

const sheets = ["components", "styles"];

/** Compiles components.css and styles.css, each whole, with the fonts beside them, and the tokens' files. */
export async function buildStyles(): Promise<void> {
  const input = Object.fromEntries(sheets.map((name) => [name, join(root, `ui/src/${name}.css`)]));
  await build({
    configFile: false,
    root: join(root, "ui"),
    base: "./",
    logLevel: "warn",
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      outDir: packageFolder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssMinify: "lightningcss",
      rolldownOptions: {
        input,
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith(".css"))
              ? "[name][extname]"
              : "fonts/[name][extname]",
        },
      },
    },
  });
  writeTokens();
}
