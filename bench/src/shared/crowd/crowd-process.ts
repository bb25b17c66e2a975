import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { CrowdReport, CrowdTask } from "./messages.ts";

/**
 * Visitors, in a process of their own: connections that each request one page after the other. On the
 * message `slow` it opens connections that send one request, read a little now and then, and stay open.
 */

/** Bytes that a slow reader reads, every `every` milliseconds. */
const sip = 512;
const every = 500;

/** Milliseconds after which a page that does not come counts as failed. */
const patience = 20_000;

/** Numbers for new addresses: none is one of an earlier run. */
let count = Date.now();

async function visit({
  urls,
  connections,
  milliseconds,
  reading = 0,
}: CrowdTask): Promise<CrowdReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  let [turnedAway, failed, bytes] = [0, 0, 0];
  const endAt = performance.now() + milliseconds;
  async function visitor(index: number): Promise<void> {
    for (let turn = index; performance.now() < endAt; turn += 1) {
      count += 1;
      const url = (urls[turn % urls.length] ?? "").replaceAll("*", String(count));
      const begin = performance.now();
      const { status, length } = await fetchPage(url, agent);
      bytes += length;
      if (status === 200) durations.push(performance.now() - begin);
      else if (status === 503) turnedAway += 1;
      else failed += 1;
      if (reading > 0) await setTimeout(reading);
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => visitor(index)));
  agent.destroy();
  return { kind: "report", durations, turnedAway, failed, bytes };
}

function fetchPage(url: string, agent: Agent): Promise<{ status: number; length: number }> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      let length = 0;
      answer.on("data", (part: Buffer) => {
        length += part.byteLength;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, length }));
      answer.on("error", () => resolve({ status: 0, length }));
    });
    request.setTimeout(patience, () => request.destroy());
    request.on("error", () => resolve({ status: 0, length: 0 }));
  });
}

/** Requests a page without compression, so that it is larger than the buffers of the machine. */
function readSlowly(url: string): Promise<Socket> {
  const { hostname, port, pathname, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.off("error", reject).on("error", () => socket.destroy());
      socket.write(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      setInterval(() => socket.read(sip), every).unref();
      // The answer has begun, so that the measurement does not include the rush of new connections.
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
