import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { listen } from "./listen.ts";

/** Serves this on a free port, and requests it once. */
async function serve(keepAlive: number, answer: (request: Request) => Promise<Response>) {
  const app = new Hono().all("*", (context) => answer(context.req.raw));
  const server = await new Promise<ReturnType<typeof listen>>((resolve) => {
    const listening = listen(app, { port: 0, keepAlive }, () => resolve(listening));
  });
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/` };
}

describe("the web server's connections", () => {
  it("[SERVER-85] stay open for as long as configured", async () => {
    const { server, url } = await serve(75, async () => new Response("there"));
    const kept = await new Promise((resolve) => {
      get(url, (answer) => resolve(answer.resume().headers["keep-alive"]));
    });
    expect(kept).toBe("timeout=75");
    server.close();
  });

  it("[SERVER-82] say so where the visitor has gone", async () => {
    let seen = () => {};
    const requested = new Promise<void>((resolve) => {
      seen = resolve;
    });
    let gone = () => {};
    const hasGone = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const { server, url } = await serve(1, async ({ signal }) => {
      signal.addEventListener("abort", gone);
      seen();
      await hasGone;
      return new Response("late");
    });
    const request = get(url).on("error", () => undefined);
    await requested;
    request.destroy();
    await hasGone;
    server.close();
  });
});
