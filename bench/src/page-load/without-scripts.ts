import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { compress } from "@grandstand/app/.server/encoding.ts";

/** A copy of the site on its own port, whose pages have no scripts. */
export interface StillSite {
  /** Without a slash at the end. */
  readonly url: string;
  close(): void;
}

/** Removes the scripts of a page, and the links that preload scripts. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}

/**
 * Serves the site's answers, compressed as the site compresses them, and its pages without their
 * scripts.
 */
export async function serveWithoutScripts(siteUrl: string): Promise<StillSite> {
  const server = createServer((request, response) => {
    answerStill(siteUrl, request, response).catch((error: Error) => {
      // The load then fails with the browser's own message, and the server continues.
      console.error(`without scripts: ${error.message}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answerStill(
  siteUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(new URL(request.url ?? "/", siteUrl), {
    headers: { "accept-encoding": "identity", "user-agent": request.headers["user-agent"] ?? "" },
  });
  const type = answer.headers.get("content-type") ?? "";
  const isText = /^text\/|svg|json/.test(type);
  const body = type.startsWith("text/html")
    ? new TextEncoder().encode(withoutScripts(await answer.text()))
    : new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers({ "content-type": type });
  const cache = answer.headers.get("cache-control");
  if (cache) headers.set("cache-control", cache);
  if (isText) headers.set("content-encoding", "br");
  response.writeHead(answer.status, Object.fromEntries(headers));
  response.end(isText ? await compress(body, "br") : body);
}
