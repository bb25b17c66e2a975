import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { compress } from "@grandstand/app/.server/encoding.ts";

/** A copy of the site on its own port, whose pages have no scripts. */
export interface StillSite {
  /** Without a slash at the end. */
  readonly url: string;
  close(): void;
}

/** Removes the scripts of a page, and the links that preload scripts; what stands in for them is read. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")
    .replace(/<\/?noscript>/g, "");
}

/**
 * Serves the site's answers as they are, and its pages without their scripts. The headers are the site's
 * too: a page that shares its window with no other one begins in a process of its own, and one that does
 * not in a process whose fonts and engine are warm.
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
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isPage = incoming.headers["sec-fetch-dest"] === "document";
  const answer = await fetchFrom(new URL(incoming.url ?? "/", siteUrl), {
    ...incoming.headers,
    ...(isPage && { "accept-encoding": "identity" }),
  });
  const { "transfer-encoding": _, ...headers } = answer.headers;
  if (!isPage) {
    response.writeHead(answer.statusCode ?? 502, headers);
    await pipeline(answer, response);
    return;
  }
  const page = new TextEncoder().encode(withoutScripts(await text(answer)));
  const body = await compress(page, "br");
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    "content-encoding": "br",
    "content-length": body.byteLength,
  });
  response.end(body);
}

function fetchFrom(address: URL, headers: IncomingMessage["headers"]): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { ...headers, host: address.host } }, resolve)
      .on("error", reject)
      .end();
  });
}
