import { resolve } from "node:path";
import { preview } from "vite";

/** Serves a static Storybook from a folder, at a port that is free, as long as `read` needs it at its origin. */
export async function serveBuilt<Result>(
  folder: string,
  read: (origin: string) => Promise<Result>,
): Promise<Result> {
  const root = resolve(folder);
  const server = await preview({
    configFile: false,
    // What is not there is not there, instead of being the first page.
    appType: "mpa",
    root,
    build: { outDir: root },
    preview: { port: 0 },
    logLevel: "error",
  });
  try {
    return await read((server.resolvedUrls?.local[0] ?? "").replace(/\/$/, ""));
  } finally {
    await server.close();
  }
}
