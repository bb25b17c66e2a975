import { connect } from "node:net";
import { bookmakerTopic, heartbeatTopic } from "@grandstand/contract/realtime";
import type { User } from "@grandstand/contract/user";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createReader } from "../../testing/reader.ts";
import {
  type Credentials,
  holdWaits,
  type Sandbox,
  siteOrigin,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";

const waits = holdWaits();
let sandbox: Sandbox;
let player: Credentials;

beforeAll(async () => {
  sandbox = await startSandbox({ wait: waits.wait });
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control("reset");
  await sandbox.control("restart");
  player = await sandbox.logIn("verified_player");
});

const lookUp = async (uuid: string) =>
  (await sandbox.send("GET", `/v1/betslip/ticket/${uuid}`, undefined, player)).body;
const arm = (fault: object) => sandbox.control("faults", { call: "submit", ...fault });

describe("the end of an event", () => {
  it("[CONTROL-20] with more winners of a market than it has is refused, and nothing is paid", async () => {
    const before = await sandbox.balance(player);
    const ticket = await sandbox.ticketFor(player, "a-home", 500);
    await sandbox.submit(player, ticket);
    const { status, body } = await sandbox.control("end", {
      event_id: "anderlecht",
      winners: ["a-home", "a-away"],
    });
    expect([status, body.message]).toEqual([
      400,
      expect.stringMatching(/anderlecht-1x2.*dead heat/),
    ]);
    expect(sandbox.world.outcome("a-home")?.isEnded).toBe(false);
    expect(await sandbox.balance(player)).toBe(before - 500);
    expect(
      (await sandbox.control("end", { event_id: "anderlecht", winners: ["a-home"] })).status,
    ).toBe(200);
    expect(await sandbox.balance(player)).toBeGreaterThan(before);
  });
});

describe("promotions", () => {
  it("[CONTROL-13] are given, ended, set and switched, and as before after a reset", async () => {
    const state = async () => (await sandbox.send("GET", "/control/api/state")).body;
    const before = await state();
    await sandbox.control("promotions", { on: false });
    await sandbox.control("combo-boost", { winnings_calc_mode: "gross" });
    const grant = { username: "verified_player", cents: 100 };
    expect((await sandbox.control("freebets/grant", grant)).body).toMatchObject({
      id: expect.any(String),
    });
    expect((await sandbox.control("freebets/expire", { id: "freebet-weekly" })).status).toBe(200);
    expect(await state()).toMatchObject({ promotions: false, combo_boost: { percentSteps: [] } });
    await sandbox.control("reset");
    expect(await state()).toMatchObject({ promotions: true, combo_boost: before.combo_boost });
  });
});

describe("who may control", () => {
  it("[CONTROL-1] is a caller on this machine, and no page of another origin or host", async () => {
    const requestReset = (headers: Record<string, string>) =>
      sandbox.send("POST", "/control/api/reset", {}, headers);
    expect((await requestReset({ origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await requestReset({ origin: siteOrigin })).status).toBe(403);
    expect((await requestReset({ origin: sandbox.base })).status).toBe(200);
    expect((await requestReset({ "content-type": "text/plain" })).status).toBe(400);
  });

  it("[CONTROL-1] is no one who got here by another name", async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(sandbox.port, "127.0.0.1", () =>
        socket.write("GET /control/api/state HTTP/1.1\r\nHost: rebound.example\r\n\r\n"),
      );
      socket.once("data", (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.once("error", reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 403/);
  });

  it("[CONTROL-12] gets a page that runs served files only", async () => {
    const page = await fetch(`${sandbox.base}/control`);
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    const text = await page.text();
    expect(text).not.toMatch(/<script(?![^>]*src=)/);
    expect(text).not.toMatch(/\son\w+=/);
    expect((await fetch(`${sandbox.base}/control/control.js`)).status).toBe(200);
  });
});

describe("the world", () => {
  it("[CONTROL-2] moves prices and suspends on command", async () => {
    const { world } = sandbox;
    await sandbox.control("odds", { outcome_id: "a-home", odds: 3.1 });
    expect(world.outcome("a-home")?.odds).toBe(3.1);
    await sandbox.control("market", { market_id: "anderlecht-1x2", suspended: true });
    expect(world.outcome("a-home")?.isSuspended).toBe(true);
    await sandbox.control("market", { market_id: "anderlecht-1x2", suspended: false });
    await sandbox.control("event", { event_id: "anderlecht", suspended: true });
    expect(world.outcome("a-home")?.isSuspended).toBe(true);
    const before = world.now();
    const { body } = await sandbox.control("clock", { milliseconds: 90_000 });
    expect(body).toEqual({ now: before + 90_000 });
    await sandbox.control("end", { event_id: "anderlecht", winners: ["a-home"] });
    expect(world.outcome("a-home")?.isEnded).toBe(true);
    expect((await sandbox.control("odds", { outcome_id: "nothing", odds: 2 })).status).toBe(404);
    expect((await sandbox.control("odds", { outcome_id: "a-home", odds: 0.5 })).status).toBe(400);
  });

  it("[CONTROL-22] has a goal where one can be scored", async () => {
    const goal = async (event_id: string, side = "home") =>
      (await sandbox.control("goal", { event_id, side })).status;
    expect([await goal("brugge"), await goal("genk"), await goal("nothing")]).toEqual([
      200, 404, 404,
    ]);
    expect(await goal("brugge", "nobody")).toBe(400);
  });
});

describe("faults", () => {
  it.each([
    ["drop-request", "not-placed", 0],
    ["drop-answer", "placed", 1],
  ] as const)("[CONTROL-4] %s ends in %s", async (kind, state, count) => {
    const ticket = await sandbox.ticketFor(player, "a-home", 1_000);
    await arm({ kind });
    await expect(sandbox.submit(player, ticket)).rejects.toThrow();
    expect(await lookUp(ticket.uuid)).toMatchObject({ state });
    expect(await sandbox.bets(player)).toHaveLength(count);
    expect((await sandbox.submit(player, ticket)).body.status).toBe("PROCESSED");
    expect(await sandbox.bets(player)).toHaveLength(1);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it.each([
    ["fail", 500, "not-placed"],
    ["fail-after", 504, "placed"],
  ] as const)("[CONTROL-5] %s answers %d and ends in %s", async (kind, status, state) => {
    const ticket = await sandbox.ticketFor(player, "a-home", 1_000);
    await arm({ kind, status });
    const answer = await sandbox.submit(player, ticket);
    expect(answer).toMatchObject({ status, body: { code: "FAULT" } });
    expect(await lookUp(ticket.uuid)).toMatchObject({ state });
  });

  it("[CONTROL-5] a 429 comes with Retry-After", async () => {
    await arm({ kind: "fail", status: 429, call: "getBalance" });
    const answer = await sandbox.send("GET", "/user/getBalance", undefined, player);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("2");
  });

  it("[CONTROL-6] a duplicated request places one bet", async () => {
    const ticket = await sandbox.ticketFor(player, "a-home", 1_000);
    await arm({ kind: "duplicate" });
    await sandbox.submit(player, ticket);
    expect(await lookUp(ticket.uuid)).toMatchObject({ state: "placed" });
    expect(await sandbox.bets(player)).toHaveLength(1);
    expect(await sandbox.balance(player)).toBe(24_000);
  });

  it.each([
    ["delay", "not-placed"],
    ["delay-answer", "placed"],
  ] as const)("[CONTROL-3] %s leaves it %s until it ends", async (kind, state) => {
    const ticket = await sandbox.ticketFor(player, "a-home", 1_000);
    await arm({ kind, milliseconds: 12_000 });
    const answer = sandbox.submit(player, ticket);
    expect(await waits.begun()).toBe(12_000);
    expect(await lookUp(ticket.uuid)).toMatchObject({ state });
    waits.end();
    expect((await answer).body.status).toBe("PROCESSED");
  });

  it("[CONTROL-7] strike the one they are meant for, as often as they are meant to", async () => {
    const other = await sandbox.logIn("promo_player");
    await arm({ kind: "fail", call: "getBalance", username: "promo_player", times: 2 });
    const fetchBalanceStatus = async (credentials: Credentials) =>
      (await sandbox.send("GET", "/user/getBalance", undefined, credentials)).status;
    expect(await fetchBalanceStatus(player)).toBe(200);
    expect([
      await fetchBalanceStatus(other),
      await fetchBalanceStatus(other),
      await fetchBalanceStatus(other),
    ]).toEqual([500, 500, 200]);
    await arm({ kind: "fail", call: "*" });
    await sandbox.control("faults/clear");
    expect(await fetchBalanceStatus(player)).toBe(200);
  });
});

describe("sockets", () => {
  const url = () => `ws://127.0.0.1:${sandbox.port}/realtime`;

  it("[CONTROL-8] are closed, refused, or never open", async () => {
    const reader = await createReader(url());
    expect((await sandbox.control("sockets", { action: "close" })).body).toEqual({ closed: 1 });
    await reader.closed;
    await sandbox.control("sockets", { action: "refuse" });
    await expect(createReader(url())).rejects.toThrow("503");
    await sandbox.control("sockets", { action: "hang" });
    const hanging = new WebSocket(url(), ["mqtt"]);
    const seen: string[] = [];
    hanging.on("open", () => seen.push("open"));
    const broken = new Promise<void>((resolve) => hanging.once("error", () => resolve()));
    await sandbox.send("GET", "/healthz");
    expect(hanging.readyState).toBe(WebSocket.CONNECTING);
    await sandbox.control("sockets", { action: "open" });
    await broken;
    expect(seen).toEqual([]);
    (await createReader(url())).close();
  });

  it("[CONTROL-8] fall silent when the heartbeat is stopped", async () => {
    const reader = await createReader(url());
    await sandbox.control("heartbeat", { beating: false });
    await reader.subscribe([heartbeatTopic("grandstand"), bookmakerTopic("grandstand")]);
    await sandbox.control("channel", { type: "refresh_freebets" });
    const { payload } = await reader.next(({ topic }) => topic === bookmakerTopic("grandstand"));
    expect(JSON.parse(payload)).toMatchObject({ type: "refresh_freebets" });
    reader.close();
  });

  it("[CONTROL-11] send a person the status of their documents, until the session ends", async () => {
    const own = await sandbox.logIn("verified_player");
    const { body } = await sandbox.send<{ url: string }>("GET", "/kss-jwt", undefined, own);
    expect(body.url).not.toContain(own.authorization?.slice("Bearer ".length));
    const socket = new WebSocket(body.url, { origin: siteOrigin });
    const received: unknown[] = [];
    const nextMessage = () =>
      new Promise<void>((resolve) => {
        socket.once("message", (data) => {
          received.push(JSON.parse(String(data)));
          resolve();
        });
      });
    await new Promise((resolve) => socket.once("open", resolve));
    const pong = nextMessage();
    socket.send(JSON.stringify({ event: "ping" }));
    await pong;
    const update = nextMessage();
    await sandbox.control("document-status", {
      username: "verified_player",
      document_status: "blocked",
    });
    await update;
    expect(received).toEqual([
      { event: "pong" },
      { event: "document-status-updated", data: { document_status: "blocked" } },
    ]);
    await sandbox.send("POST", "/logout", undefined, own);
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    await sandbox.control("document-status", {
      username: "verified_player",
      document_status: "validated",
    });
    expect([await closed, received.length]).toEqual([4401, 2]);
    const stranger = new WebSocket(body.url.replace(/token=.*/, "token=guess"));
    const refused = await new Promise<Error>((resolve) => stranger.once("error", resolve));
    expect(refused.message).toContain("401");
  });
});

describe("the status of a person's documents", () => {
  const permissions = async () =>
    (await sandbox.send<User>("GET", "/user", undefined, player)).body.permissions;

  it.each([
    ["blocked", false, false],
    ["pending", false, false],
    ["manual_review", false, false],
    ["not_uploaded", false, true],
    ["validated", true, true],
  ])(
    "[CONTROL-16] %s decides on bets (%s) and deposits (%s), by either control",
    async (status, bets, deposits) => {
      const before = await permissions();
      const facts = { document_status: status };
      const username = "verified_player";
      const decided = {
        bet_placement_allowed: bets,
        deposits_allowed: deposits,
        login_allowed: true,
      };
      await sandbox.control("document-status", { username, ...facts });
      expect(await permissions()).toMatchObject(decided);
      await sandbox.control("document-status", { username, document_status: "validated" });
      expect(await permissions()).toEqual(before);
      await sandbox.control("account", { username, profile: facts });
      expect(await permissions()).toMatchObject(decided);
    },
  );

  it("[CONTROL-16] leaves permissions that are not named, and yields to those that are", async () => {
    const before = await permissions();
    const named = { bet_placement_allowed: false };
    const profile = { permissions: named };
    await sandbox.control("account", { username: "verified_player", profile });
    expect(await permissions()).toEqual({ ...before, ...named });
    await sandbox.control("account", {
      username: "verified_player",
      profile: { document_status: "validated", permissions: named },
    });
    expect(await permissions()).toEqual({ ...before, ...named });
  });

  it("[CONTROL-18] lists the people of the identity app, with their accounts", async () => {
    const { body } = await sandbox.send<{ people: { name: string; username: string | null }[] }>(
      "GET",
      "/control/api/people",
    );
    const accounts = new Map(body.people.map(({ name, username }) => [name, username]));
    expect(accounts.get("Noor Janssens")).toBeNull();
    expect(accounts.get("Camille Vermeulen")).toBe("verified_player");
    expect(accounts.get("Noah Peeters")).toBe("unverified_player");
  });

  it("[CONTROL-16] reaches the open socket when the account is changed", async () => {
    const { body } = await sandbox.send<{ url: string }>("GET", "/kss-jwt", undefined, player);
    const socket = new WebSocket(body.url, { origin: siteOrigin });
    await new Promise((resolve) => socket.once("open", resolve));
    const news = new Promise((resolve) => socket.once("message", (data) => resolve(String(data))));
    const change = (profile: object) =>
      sandbox.control("account", { username: "verified_player", profile });
    expect((await change({ age: 40 })).body).toEqual({ sockets: 0 });
    expect((await change({ document_status: "pending" })).body).toEqual({ sockets: 1 });
    expect(JSON.parse(String(await news))).toEqual({
      event: "document-status-updated",
      data: { document_status: "pending" },
    });
    socket.terminate();
  });
});

describe("a person's tokens", () => {
  it("[CONTROL-14] for bets end alone, and the session gives new ones", async () => {
    const target = { username: "verified_player" };
    const bets = async (jwt: string) =>
      (await sandbox.send("GET", "/v1/bets?lang=fr", undefined, { ...player, jwt })).status;
    const next = async () =>
      (await sandbox.send("GET", "/user/getSportifyToken", undefined, player)).body
        .sportsbook_token as string;
    const { jwt = "" } = player;
    await sandbox.control("sessions/end-sportsbook-token", target);
    expect((await sandbox.send("GET", "/user", undefined, player)).status).toBe(200);
    expect([await bets(jwt), await bets(await next())]).toEqual([401, 200]);
    await sandbox.control("sessions/end-sportsbook-token", { ...target, also_next: true });
    expect(await bets(await next())).toBe(401);
    await sandbox.control("reset");
    player = await sandbox.logIn("verified_player");
    expect(await bets(player.jwt ?? "")).toBe(200);
  });
});

describe("the books", () => {
  it("[CONTROL-9] a balance is set by an entry", async () => {
    const { body } = await sandbox.control("balance", { username: "empty_wallet", cents: 123 });
    expect(body).toEqual({ balance: 123 });
    await sandbox.control("balance", { username: "empty_wallet", cents: 23 });
    expect(await sandbox.balance(await sandbox.logIn("empty_wallet"))).toBe(23);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
    expect((await sandbox.control("balance", { username: "nobody", cents: 1 })).status).toBe(404);
  });

  it("[CONTROL-10] a reset leaves everything as on the first day", async () => {
    await sandbox.submit(player, await sandbox.ticketFor(player, "a-home", 1_000));
    await arm({ kind: "fail" });
    await sandbox.control("reset");
    expect((await sandbox.send("GET", "/user", undefined, player)).status).toBe(401);
    player = await sandbox.logIn("verified_player");
    expect(await sandbox.balance(player)).toBe(25_000);
    expect(await sandbox.bets(player)).toEqual([]);
    const state = await sandbox.send("GET", "/control/api/state");
    expect(state.body).toMatchObject({ faults: [] });
  });
});
