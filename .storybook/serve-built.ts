import { preview } from "vite";

/** Serves a static Storybook from a folder at STORYBOOK_PORT, as long as `use` reads it at its origin. */
export async function serveBuilt<Result>(
  folder: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: folder },
    preview: { port: Number(process.env.STORYBOOK_PORT ?? 6006), strictPort: true },
    logLevel: "error",
  });
  try {
    return await use((server.resolvedUrls?.local[0] ?? "").replace(/\/$/, ""));
  } finally {
    await server.close();
  }
}
