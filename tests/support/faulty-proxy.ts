import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** A proxy between a page and the services, which can answer instead of the services. */
export interface FaultyProxy {
  /** For Playwright's `proxy` of a context. */
  readonly server: string;
  /**
   * From now on a request to this path still reaches the service and is carried out, but the answer
   * is a redirect, like that of an error page or a login in front of a service.
   */
  redirectAfter(path: string): void;
  /** Ends every fault. */
  mend(): void;
  /** How many requests to the path the service has answered. */
  countOf(path: string): number;
  close(): void;
}

/** Starts a forward proxy on a free port of this machine. */
export async function startFaultyProxy(): Promise<FaultyProxy> {
  const redirected = new Set<string>();
  const counts = new Map<string, number>();

  function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { pathname } = new URL(incoming.url ?? "", "http://localhost");
    const { method = "GET", headers, url = "" } = incoming;
    const passed = request(url, { method, headers }, (answer) => {
      const { statusCode = 502, headers } = answer;
      const isCall = method !== "OPTIONS";
      if (isCall) counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
      if (!isCall || !redirected.has(pathname)) {
        outgoing.writeHead(statusCode, headers);
        answer.pipe(outgoing);
        return;
      }
      const crossOrigin = Object.entries(headers).filter(([name]) => name.startsWith("access-"));
      // The service has finished with its last byte.
      answer.resume().on("end", () => {
        outgoing.writeHead(302, { ...Object.fromEntries(crossOrigin), location: "/login-portal" });
        outgoing.end();
      });
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }

  const server = createServer(forward);
  const tunnels = new Set<Socket>();
  // The connection to the broker passes unchanged.
  server.on("connect", ({ url = "" }, socket, head) => {
    const [host, port] = url.split(":");
    const tunnel = connect(Number(port), host, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      tunnel.write(head);
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnels.add(tunnel);
    tunnel.on("close", () => tunnels.delete(tunnel));
    tunnel.on("error", () => socket.destroy());
    socket.on("error", () => tunnel.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    redirectAfter: (path) => void redirected.add(path),
    mend: () => redirected.clear(),
    countOf: (path) => counts.get(path) ?? 0,
    close() {
      for (const tunnel of tunnels) tunnel.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
