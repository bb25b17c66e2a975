import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A broker in a process of its own. */
export interface OtherBroker {
  /** For the publisher. */
  readonly url: string;
  /** For pages. */
  readonly webSocketUrl: string;
  /** Ends the process as a crash would. */
  kill(): Promise<void>;
  /** Starts another one on the same ports, which knows nothing of what the one before retained. */
  restart(): Promise<void>;
}

/** Ports that nothing listens on now. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports: number[] = [];
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ports.push((server.address() as AddressInfo).port);
  }
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  return ports;
}

/** Starts a broker that knows nothing of the sandbox. */
export async function startOtherBroker(): Promise<OtherBroker> {
  const [tcp, webSocket] = await freePorts(2);
  let running: ChildProcess | null = null;

  async function start() {
    const script = new URL("other-broker-process.ts", import.meta.url);
    running = fork(script, [String(tcp), String(webSocket)]);
    await once(running, "message");
  }

  await start();
  return {
    url: `mqtt://127.0.0.1:${tcp}`,
    webSocketUrl: `ws://127.0.0.1:${webSocket}`,
    async kill() {
      const ending = running;
      running = null;
      if (ending === null) return;
      const ended = once(ending, "exit");
      ending.kill("SIGKILL");
      await ended;
    },
    restart: start,
  };
}

/** A way to a TCP port that can be cut, and open again. */
export interface CuttableWay {
  readonly port: number;
  /** Ends every connection, and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a way to a port of this machine. */
export async function startCuttableWay(target: number): Promise<CuttableWay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((incoming) => {
    if (isCut) return void incoming.destroy();
    const outgoing = connect(target, "127.0.0.1");
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        incoming.destroy();
        outgoing.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend() {
      isCut = false;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
