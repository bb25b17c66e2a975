import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket as TcpSocket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createSocketOpener } from "./socket.ts";

const connack = Uint8Array.of(0x20, 2, 0, 0);
const live = "grandstand/house/heartbeat";
const heartbeat = publish(live, '{"at":1}');

/** An MQTT PUBLISH at QoS 0, of less than 128 bytes. */
function publish(topic: string, payload: string): Uint8Array {
  const name = Buffer.from(topic);
  const body = Buffer.concat([Uint8Array.of(0, name.length), name, Buffer.from(payload)]);
  return Buffer.concat([Uint8Array.of(0x30, body.length), body]);
}

/** A WebSocket message of the server, unmasked, of less than 126 bytes. */
const frame = (bytes: Uint8Array) => Buffer.concat([Uint8Array.of(0x82, bytes.length), bytes]);

/** The answer that opens a WebSocket which offered `mqtt`. */
function handshake(key: string): Buffer {
  const accepted = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`);
  return Buffer.from(
    [
      "HTTP/1.1 101 Switching Protocols",
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Protocol: mqtt",
      `Sec-WebSocket-Accept: ${accepted.digest("base64")}`,
      "",
      "",
    ].join("\r\n"),
  );
}

/** What a server does with one try: it has the connection, and the handshake's answer. */
type Conduct = (socket: TcpSocket, opening: Buffer) => void;

/** Confirms CONNECT, and sends these messages once the page has subscribed. */
const acceptAndSend =
  (...messages: readonly Uint8Array[]): Conduct =>
  (socket, opening) => {
    socket.write(opening);
    socket.once("data", () => {
      socket.write(frame(connack));
      socket.once("data", () => {
        for (const message of messages) socket.write(frame(message));
      });
    });
  };
const accept = acceptAndSend(heartbeat);
const hang: Conduct = () => undefined;
const openAndHang: Conduct = (socket, opening) => void socket.write(opening);
const refuse: Conduct = (socket, opening) => {
  socket.write(opening);
  socket.once("data", () => socket.write(frame(Uint8Array.of(0x20, 2, 0, 5))));
};
const answer503: Conduct = (socket) =>
  void socket.end("HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n");
/** Begins as a good broker does, and cuts the line after this many bytes. */
const cutAfter =
  (bytes: number): Conduct =>
  (socket, opening) => {
    const all = Buffer.concat([opening, frame(connack)]);
    socket.write(all.subarray(0, Math.min(bytes, opening.length)));
    if (bytes <= opening.length) return void socket.destroySoon();
    socket.once("data", () => {
      socket.write(all.subarray(opening.length, bytes));
      socket.destroySoon();
    });
  };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve) =>
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
  );
}

/** A real server on a port; `conducts` are its answers to one try after the other, the last to all later ones. */
async function startServer(conducts: readonly Conduct[], port?: number) {
  const sockets = new Set<TcpSocket>();
  let tries = 0;
  let connects = 0;
  const server = createServer().on("upgrade", (request, socket) => {
    const tcp = socket as TcpSocket;
    sockets.add(tcp);
    tcp.on("error", () => undefined).on("close", () => sockets.delete(tcp));
    // As a server does when it is sent the frame that closes a WebSocket.
    tcp.on("data", (bytes: Buffer) => bytes[0] === 0x88 && tcp.end());
    tcp.once("data", () => {
      connects += 1;
    });
    const conduct = conducts[Math.min(tries, conducts.length - 1)] ?? hang;
    tries += 1;
    conduct(tcp, handshake(String(request.headers["sec-websocket-key"])));
  });
  const at = await listen(server, port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    cut();
    return new Promise((resolve) => server.close(resolve));
  };
  closing.push(close);
  return {
    port: at,
    cut,
    close,
    tries: () => tries,
    connects: () => connects,
    open: () => sockets.size,
  };
}

/**
 * A line to that port, whose limits pass when the test says so; the pauses between two tries pass at once, or as limits do
 * where the line is closed with its break.
 */
function startLine(port: number, { endsWithBreak = false } = {}) {
  const reports: string[] = [];
  const pauses: number[] = [];
  const limits = new Set<{ milliseconds: number; run: () => void }>();
  let now = 0;
  const open = createSocketOpener({
    now: () => now,
    random: () => 1,
    setTimer(run, milliseconds) {
      if (milliseconds >= 10_000 || endsWithBreak) {
        const limit = { milliseconds, run };
        limits.add(limit);
        return () => limits.delete(limit);
      }
      pauses.push(milliseconds);
      const timer = setTimeout(run);
      return () => clearTimeout(timer);
    },
  });
  const socket = open(`ws://127.0.0.1:${port}/realtime`, {
    onOpen() {
      reports.push("open");
      socket.subscribe([live]);
    },
    onMessage: (topic) => reports.push(topic),
    onBreak() {
      reports.push("break");
      if (endsWithBreak) socket.close();
    },
  });
  closing.push(socket.close);
  /** Lets this many milliseconds pass for whatever waits that long. */
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const limit of [...limits]) {
      if (limit.milliseconds > milliseconds) continue;
      limits.delete(limit);
      limit.run();
    }
  };
  return { socket, reports, pauses, pass, waiting: () => limits.size };
}

describe("a line that can't be opened", () => {
  it("[LINE-1] is tried again where the port is closed, and is live once the broker is back", async () => {
    const gone = await startServer([accept]);
    await gone.close();
    const { reports, pass } = startLine(gone.port);
    await expect
      .poll(() => reports.filter((report) => report === "break").length)
      .toBeGreaterThan(2);
    await startServer([accept], gone.port);
    pass(30_000);
    await expect.poll(() => reports).toContain(live);
    expect(reports.slice(-2)).toEqual(["open", live]);
  });

  it.each([
    ["answers 503", answer503],
    ["refuses CONNECT", refuse],
  ])("[LINE-1] is tried again where the broker %s", async (_name, conduct) => {
    const server = await startServer([conduct, conduct, accept]);
    const { reports } = startLine(server.port);
    await expect.poll(() => reports).toContain(live);
    expect(reports).toEqual(["break", "break", "open", live]);
  });

  it.each([
    ["the handshake", hang],
    ["CONNECT", openAndHang],
  ])(
    "[LINE-1] [LINE-2] is tried again where %s is not answered for 10 s",
    async (_name, conduct) => {
      const server = await startServer([conduct, conduct, conduct, accept]);
      const { reports, pauses, pass } = startLine(server.port);
      for (const tries of [1, 2, 3]) {
        await expect.poll(server.tries).toBe(tries);
        pass(9_999);
        expect(reports).toHaveLength(tries - 1);
        pass(10_000);
        expect(reports).toHaveLength(tries);
      }
      await expect.poll(() => reports).toContain(live);
      expect(reports).toEqual(["break", "break", "break", "open", live]);
      expect(pauses).toEqual([1_000, 2_000, 4_000]);
    },
  );

  it("[LINE-1] is tried again wherever in the handshake or the CONNACK it is cut", async () => {
    const opening = handshake("dGhlIHNhbXBsZSBub25jZQ==").length;
    const lengths = [0, 1, 40, opening - 1, opening];
    for (let byte = 1; byte < 2 + connack.length; byte += 1) lengths.push(opening + byte);
    for (const bytes of lengths) {
      const server = await startServer([cutAfter(bytes), accept]);
      const { reports, socket } = startLine(server.port);
      await expect.poll(() => reports, { message: `cut after ${bytes} bytes` }).toContain(live);
      expect(reports).toEqual(["break", "open", live]);
      socket.close();
      await server.close();
    }
  });

  it("[LINE-5] is tried no more once it is closed, and a try on its way ends", async () => {
    const server = await startServer([openAndHang]);
    const { reports, socket, pass } = startLine(server.port);
    await expect.poll(server.connects).toBe(1);
    pass(10_000);
    await expect.poll(server.connects).toBe(2);
    socket.close();
    pass(60_000);
    await expect.poll(server.open).toBe(0);
    expect([server.tries(), reports]).toEqual([2, ["break"]]);
  });

  it("[LINE-5] is not tried again after a pause that began before it was closed", async () => {
    const server = await startServer([answer503]);
    const { reports, pass, waiting } = startLine(server.port, { endsWithBreak: true });
    await expect.poll(() => reports).toEqual(["break"]);
    pass(60_000);
    // A try would wait for its answer.
    expect([waiting(), server.tries(), reports]).toEqual([0, 1, ["break"]]);
  });
});

describe("a line that was open", () => {
  it("[LINE-3] is reported broken once and opened again, and what comes from the one before counts no more", async () => {
    const server = await startServer([accept]);
    const { reports } = startLine(server.port);
    await expect.poll(() => reports).toContain(live);
    server.cut();
    await expect.poll(() => reports.length).toBe(5);
    expect(reports).toEqual(["open", live, "break", "open", live]);
  });

  it("[LINE-4] counts as broken after 30 s without a message, although nothing closed it", async () => {
    const server = await startServer([accept]);
    const { reports, pass } = startLine(server.port);
    await expect.poll(() => reports).toEqual(["open", live]);
    pass(29_999);
    expect(reports).toEqual(["open", live]);
    pass(30_000);
    await expect.poll(() => reports).toEqual(["open", live, "break", "open", live]);
  });

  it("[LINE-6] hands each packet on as soon as it is whole, however the line divides them", async () => {
    const long = publish("grandstand/house/channel", `{"at":${"1".repeat(60)}}`);
    const server = await startServer([
      acceptAndSend(
        long.subarray(0, 50),
        Buffer.concat([long.subarray(50), heartbeat.subarray(0, 1)]),
        heartbeat.subarray(1),
        Buffer.concat([heartbeat, heartbeat]),
      ),
    ]);
    const { reports } = startLine(server.port);
    const channel = "grandstand/house/channel";
    await expect.poll(() => reports.length).toBe(5);
    expect(reports).toEqual(["open", channel, live, live, live]);
  });
});
