import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The sportsbook's calls of a sandbox, whose teams have images of their operator. */
export interface OwnImages {
  /** Base address of the calls. */
  readonly url: string;
  /** Says whose answers they are, once that sandbox has started. */
  answerFor(sandboxUrl: string): void;
  close(): Promise<void>;
}

/** The images as a pattern for Playwright: they are on the content service's host, and nothing serves them. */
export const ownImages = "**/teams/*.png";

/** The headers of an answer that are of its transport, and not of what it says. */
const ofTransport = new Set(["content-length", "content-encoding", "transfer-encoding"]);

/** Starts it on a free port of this machine. */
export async function startOwnImages(): Promise<OwnImages> {
  let sandboxUrl = "";

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = "GET", url = "/" } = incoming;
    // The site is ready once its services are; whose this is, it learns only then.
    if (sandboxUrl === "") return void outgoing.writeHead(200).end();
    const headers = { ...incoming.headers, host: undefined, connection: undefined };
    const answer = await fetch(sandboxUrl + url, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
      ...(method !== "GET" && method !== "OPTIONS" && { body: await bodyOf(incoming) }),
    });
    const body = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json") && body !== "";
    const kept = [...answer.headers].filter(([name]) => !ofTransport.has(name));
    outgoing.writeHead(answer.status, Object.fromEntries(kept));
    outgoing.end(isJson ? JSON.stringify(withImages(JSON.parse(body), sandboxUrl)) : body);
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answerFor: (of) => {
      sandboxUrl = of;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** An answer in which each side of a match has an image. */
function withImages(value: unknown, host: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withImages(each, host));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [
      name,
      name === "competitors" && Array.isArray(of)
        ? of.map((side, index) => ({ ...side, image: `${host}/teams/${index}.png` }))
        : withImages(of, host),
    ]),
  );
}
