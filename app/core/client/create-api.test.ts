import { getBalance, login } from "@grandstand/contract/account";
import { calculateBuilder } from "@grandstand/contract/bet-builder";
import { lookUpTicket, submit } from "@grandstand/contract/betslip";
import { getSports } from "@grandstand/contract/content";
import type { NativePlatform } from "@grandstand/contract/native-app";
import { postOfButton } from "@grandstand/contract/notifications";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ticketOf } from "../../testing/placing.ts";
import type { Configuration } from "../configuration.ts";
import type { SessionTokens } from "./client.ts";
import { createApi } from "./create-api.ts";

const hosts = {
  account: "https://account.example/base/",
  betting: "https://betting.example",
  content: "https://content.example",
  sportsbook: "https://sportsbook.example",
};
const sent: Request[] = [];
let answer: (request: Request) => Promise<Response>;

function startApi(
  tokens: SessionTokens | null = null,
  isMobile = false,
  nativePlatform?: NativePlatform,
) {
  const configuration = { hosts, bookmaker: "house" } as Configuration;
  return createApi({
    configuration,
    language: "nl",
    isMobile: () => isMobile,
    nativePlatform,
    tokens: () => tokens,
  });
}

const json =
  (body: unknown, init: ResponseInit = {}) =>
  async () =>
    Response.json(body, init);

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push(request);
    return answer(request);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a request", () => {
  it("[API-1] [ACCOUNT-270] says who sends it, in which language and on what", async () => {
    answer = json({ balance: 1 });
    await startApi({ token: "t", jwt: "j" }, true)(getBalance);
    await startApi()(getBalance);
    const [person, visitor] = sent.map(({ headers }) => Object.fromEntries(headers));
    expect(person).toMatchObject({
      "accept-language": "nl",
      bookmaker: "house",
      device: "mobile",
      platform: "mobile",
      authorization: "Bearer t",
      jwt: "j",
    });
    expect(visitor).toMatchObject({ device: "desktop", platform: "website" });
    expect(visitor).not.toHaveProperty("authorization");
    expect(visitor).not.toHaveProperty("jwt");
    expect(sent[0]?.credentials).toBe("include");
    await startApi(null, true, "ios_app")(getBalance);
    expect(sent[2]?.headers.get("platform")).toBe("ios_app");
  });

  it("[API-1] of a visitor's call does not say who is logged in, except where that changes the answer", async () => {
    answer = json({});
    const api = startApi({ token: "t", jwt: "j" });
    await api(getSports, { query: { bookmaker: "house", country: "BE", lang: "fr" } });
    await api(calculateBuilder, { body: {} as never });
    await api(postOfButton("/user/optIn"));
    const [visitor, ...personal] = sent.map(({ headers }) => headers.get("authorization"));
    expect([visitor, sent[0]?.headers.get("jwt")]).toEqual([null, null]);
    expect(personal).toEqual(["Bearer t", "Bearer t"]);
  });

  it("[API-2] goes to its service's address, with everything escaped", async () => {
    answer = json({});
    const api = startApi();
    await api(lookUpTicket, { path: { uuid: "../x?y" } });
    await api(getSports, { query: { bookmaker: "a&b", lang: "fr", country: "BE" } });
    await api(login, { body: { username: "a", password: "b" } });
    expect(sent.map(({ url }) => url)).toEqual([
      "https://betting.example/v1/betslip/ticket/..%2Fx%3Fy",
      "https://content.example/sports?bookmaker=a%26b&lang=fr&country=BE",
      "https://account.example/base/login",
    ]);
    expect(await sent[2]?.json()).toEqual({ username: "a", password: "b" });
  });
});

describe("an answer", () => {
  it("[API-3] that fits is a value", async () => {
    answer = json({ balance: 1_250, more: true });
    expect(await startApi()(getBalance)).toEqual({ ok: true, value: { balance: 1_250 } });
  });

  it.each(['{"balance":"1"}', '{"balance":1.5}', "{", "", "<html>", '{"__proto__":{"balance":1}}'])(
    "[API-3] such as %j is no value",
    async (text) => {
      answer = async () => new Response(text);
      expect(await startApi()(getBalance)).toEqual({
        ok: false,
        failure: { kind: "malformed" },
      });
    },
  );

  it("[API-4] that refuses says why, and how long to wait", async () => {
    answer = json(
      { message: "Slow down.", code: "BUSY" },
      { status: 429, headers: { "retry-after": "7" } },
    );
    expect(await startApi()(getBalance)).toEqual({
      ok: false,
      failure: {
        kind: "refused",
        status: 429,
        message: "Slow down.",
        code: "BUSY",
        retryAfter: 7_000,
      },
    });
  });

  it.each(["", "soon", "Sat, 21 Nov 2026 12:00:00 GMT"])(
    "[API-4] that refuses without words and with the wait %j still is a refusal",
    async (wait) => {
      answer = async () => new Response("oops", { status: 503, headers: { "retry-after": wait } });
      expect(await startApi()(getBalance)).toMatchObject({
        failure: { kind: "refused", status: 503, message: null, code: null, retryAfter: null },
      });
    },
  );
});

describe("a redirect", () => {
  it.each([301, 302, 303, 307, 308])("[API-8] such as a %i is not followed", async (status) => {
    answer = async () => new Response(null, { status, headers: { location: "/elsewhere" } });
    expect(await startApi()(getBalance)).toEqual({
      ok: false,
      failure: { kind: "malformed" },
    });
    expect(sent.map(({ redirect }) => redirect)).toEqual(["manual"]);
  });

  it("[API-8] that the browser hides is no value and no refusal", async () => {
    const hidden = Response.error();
    Object.defineProperty(hidden, "type", { value: "opaqueredirect" });
    answer = async () => hidden;
    expect(await startApi()(getBalance)).toEqual({
      ok: false,
      failure: { kind: "malformed" },
    });
  });
});

describe("no answer", () => {
  it("[API-5] [ACCOUNT-271] for want of a connection is reported as that", async () => {
    answer = () => Promise.reject(new TypeError("fetch failed"));
    expect(await startApi()(getBalance)).toEqual({ ok: false, failure: { kind: "unreachable" } });
  });

  it.each([
    ["nothing comes", () => new Promise<Response>(() => undefined)],
    [
      "an answer stops half-way",
      async () =>
        new Response(
          new ReadableStream({
            start: (body) => body.enqueue(new TextEncoder().encode('{"balance":')),
          }),
        ),
    ],
  ])("[API-5] [CONSTANTS-39] is a timeout after ten seconds where %s", async (_name, reply) => {
    await import("./send.ts");
    vi.useFakeTimers();
    answer = reply;
    let result: unknown = "waiting";
    void startApi()(getBalance).then((value) => {
      result = value;
    });
    await vi.advanceTimersByTimeAsync(9_900);
    expect(result).toBe("waiting");
    await vi.advanceTimersByTimeAsync(200);
    expect(result).toEqual({ ok: false, failure: { kind: "timeout" } });
  });

  it("[API-6] for want of a connection has a read sent once more, and nothing else", async () => {
    const api = startApi();
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    await api(login, { body: { username: "a", password: "b" } });
    const accepting = { accept_odds: "ACCEPT_NONE", lang: "fr", country: "BE" } as const;
    await api(submit, { body: { ticket: ticketOf(1), ...accepting } });
    expect(sent).toHaveLength(2);
    answer = async () => {
      answer = json({ balance: 1 });
      throw new TypeError("Failed to fetch");
    };
    expect(await api(getBalance)).toEqual({ ok: true, value: { balance: 1 } });
    expect(sent).toHaveLength(4);
  });
});

describe("a refusal", () => {
  it.each([408, 429, 500, 503])(
    "[API-6] such as a %i is not followed by a second try",
    async (status) => {
      answer = json({}, { status, headers: { "retry-after": "0" } });
      await startApi()(getBalance);
      await startApi()(login, { body: { username: "a", password: "b" } });
      expect(sent).toHaveLength(2);
    },
  );
});
