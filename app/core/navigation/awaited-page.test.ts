import { describe, expect, it } from "vitest";
import { createFakeTime } from "../../testing/fake-time.ts";
import { createConnectionStore } from "../realtime/connection.ts";
import { awaitPage, createAwaitedPage, followAwaitedPage } from "./awaited-page.ts";

function begin() {
  const connection = createConnectionStore(0);
  const awaited = createAwaitedPage();
  const visited: string[] = [];
  const { setTimer, pass } = createFakeTime();
  followAwaitedPage({ connection, setTimer }, awaited, (href) => void visited.push(href));
  const press = (href: string) => awaitPage({ connection }, awaited, href);
  const setOnline = (isOnline: boolean) => connection.setState({ isOnline });
  return { awaited, visited, press, setOnline, pass };
}

describe("a page that waits for the connection", () => {
  it("[AWAITED-PAGE-1] waits while the browser is offline", () => {
    const { awaited, visited, press, setOnline } = begin();
    setOnline(false);
    expect(press("/live/")).toBe(true);
    expect(awaited.getState().href).toBe("/live/");
    expect(visited).toEqual([]);
  });

  it("[AWAITED-PAGE-2] is gone to once, the last of several", async () => {
    const { awaited, visited, press, setOnline, pass } = begin();
    setOnline(false);
    press("/live/");
    press("/sports/");
    setOnline(true);
    await pass(500);
    setOnline(false);
    await pass(5_000);
    expect(visited).toEqual([]);
    setOnline(true);
    await pass(1_000);
    setOnline(false);
    setOnline(true);
    await pass(5_000);
    expect(visited).toEqual(["/sports/"]);
    expect(awaited.getState().href).toBeNull();
  });

  it("[AWAITED-PAGE-3] is gone to at once online", () => {
    const { awaited, visited, press, setOnline } = begin();
    setOnline(false);
    press("/sports/");
    setOnline(true);
    expect(press("/live/")).toBe(false);
    expect(awaited.getState().href).toBeNull();
    expect(visited).toEqual([]);
  });
});
