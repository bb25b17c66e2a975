import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A lower bound for any server, in its own process: the same pages as files in memory, compressed
 * beforehand and the same for every visitor.
 */
const files = new Map<string, Buffer>();

const server = createServer((request, response) => {
  const file = files.get(request.url ?? "");
  if (!file) return response.writeHead(404).end();
  return response
    .writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
      "content-length": file.byteLength,
    })
    .end(file);
});

process.on("message", ({ path, body }: { path: string; body: Uint8Array }) => {
  files.set(path, Buffer.from(body));
  process.send?.({ kind: "kept" });
});
server.listen(0, "127.0.0.1", () => {
  process.send?.({ kind: "ready", port: (server.address() as AddressInfo).port });
});
