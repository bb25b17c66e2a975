import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerStaticFile, readStaticFiles } from "@grandstand/app/.server/static-files.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { buildAside } from "./build.ts";

/** A bench's own pages, built for production and served from this machine. */
export interface BuiltPages {
  /** With a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the HTML files of a folder as the site is built, and serves them on a port of their own. */
export async function buildPages(folder: string, names: readonly string[]): Promise<BuiltPages> {
  await buildAside("tokens");
  const outDir = await mkdtemp(join(tmpdir(), "grandstand-bench-"));
  process.env.NODE_ENV = "production";
  await build({
    root: folder,
    configFile: false,
    logLevel: "warn",
    plugins: [react(), tailwindcss()],
    worker: { format: "es" },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: names.map((name) => join(folder, `${name}.html`)) },
    },
  });
  const files = readStaticFiles(outDir);
  const server = createServer(async (request, response) => {
    const file = files.get(new URL(request.url ?? "/", "http://localhost").pathname);
    const answer = file
      ? answerStaticFile(file, new Request(`http://localhost${request.url}`))
      : new Response(null, { status: 404 });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
