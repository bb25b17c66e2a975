import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import type { CrowdTask, CrowdTold } from "./messages.ts";

/**
 * Visitors, in a process of their own: so many connections that each ask for one page after the other.
 * Told `slow`, it opens connections that ask once and read a little now and then, and keeps them.
 */

/** Bytes that a slow reader takes, every so many milliseconds. */
const sip = 512;
const every = 500;

async function visit({ urls, connections, milliseconds }: CrowdTask): Promise<CrowdTold> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let [turnedAway, failed, bytes] = [0, 0, 0];
  const endAt = performance.now() + milliseconds;
  async function visitor(index: number): Promise<void> {
    for (let turn = index; performance.now() < endAt; turn += 1) {
      const begin = performance.now();
      const { status, length } = await ask(urls[turn % urls.length] ?? "", agent);
      bytes += length;
      if (status === 200) took.push(performance.now() - begin);
      else if (status === 503) turnedAway += 1;
      else failed += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => visitor(index)));
  agent.destroy();
  return { kind: "told", took, turnedAway, failed, bytes };
}

function ask(url: string, agent: Agent): Promise<{ status: number; length: number }> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      let length = 0;
      answer.on("data", (part: Buffer) => {
        length += part.byteLength;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, length }));
      answer.on("error", () => resolve({ status: 0, length }));
    });
    request.on("error", () => resolve({ status: 0, length: 0 }));
  });
}

/** Asks without compression, so that a page is more than a machine's buffers hold. */
function readSlowly(url: string): Promise<Socket> {
  const { hostname, port, pathname, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.off("error", reject).on("error", () => socket.destroy());
      socket.write(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      setInterval(() => socket.read(sip), every).unref();
      // Its page is on its way: what is measured then is not the rush of those who come.
      socket.once("readable", () => resolve(socket));
    });
  });
}

process.on("message", async (task: { slow?: CrowdTask; visit?: CrowdTask }) => {
  if (task.visit) process.send?.(await visit(task.visit));
  if (!task.slow) return;
  const { urls, connections } = task.slow;
  for (let index = 0; index < connections; index += 1) {
    await readSlowly(urls[index % urls.length] ?? "");
  }
  process.send?.({ kind: "reading" });
});
process.send?.({ kind: "ready" });
