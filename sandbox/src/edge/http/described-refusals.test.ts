import type { Call } from "@grandstand/contract/call";
import { calls } from "@grandstand/contract/calls";
import { isDescribed, refusalsOf } from "@grandstand/contract/refusals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Environment } from "../../kernel/environment.ts";
import {
  type Credentials,
  type Sandbox,
  startSandbox,
  startTimeout,
  usualHeaders,
} from "../../testing/start-sandbox.ts";
import { createRouter } from "./router.ts";

let sandbox: Sandbox;
let player: Credentials;

beforeAll(async () => {
  sandbox = await startSandbox();
  player = await sandbox.logIn("verified_player");
}, startTimeout);
afterAll(() => sandbox.close());

const nobodys = "6f1c1f5e-9c1d-4a58-8c11-6f0f5ad1a000";

/** Sends a call with nothing in it, and with unknown ids in its path. */
async function send(call: Call, headers: Credentials) {
  const path = call.path.replaceAll(/\{\w+\}/g, nobodys);
  const body = call.method === "POST" ? {} : undefined;
  return sandbox.send<{ code?: string }>(call.method, path, body, headers);
}

describe("a refusal", () => {
  it("is described for every call that has none of what it needs", async () => {
    for (const call of calls) {
      for (const headers of [{}, { authorization: "Bearer nobody" }]) {
        const { status, body } = await send(call, headers as Credentials);
        const isRight = status === 200 || isDescribed(call, status, body.code);
        expect(isRight, `${call.name}: ${status} ${body.code}`).toBe(true);
        if (call.caller === "user") expect(status, call.name).toBe(401);
      }
    }
  });

  it("is described for every call of a person", async () => {
    const ends = ["logout", "endSessions"];
    for (const call of calls.filter(({ name }) => !ends.includes(name))) {
      const { status, body } = await send(call, player);
      const isRight = status === 200 || isDescribed(call, status, body.code);
      expect(isRight, `${call.name}: ${status} ${body.code}`).toBe(true);
    }
  });

  it("has a code of its own, or no other of its status", () => {
    for (const call of calls) {
      for (const { status, codes } of refusalsOf(call)) {
        expect(new Set(codes).size, `${call.name}: ${status}`).toBe(codes.length);
      }
    }
  });

  it("that is not described is answered 500, and reported", async () => {
    const errors: unknown[] = [];
    const handle = () => {
      throw new CallFailure({ status: 422, message: "LIMIT_INVALID", code: "LIMIT_INVALID" });
    };
    const { sessions, faults } = sandbox.operator;
    const app = createRouter(
      calls.map((call) => ({ call, handle })),
      [],
      { sessions, faults, wait: async () => {}, onError: (error) => errors.push(error) },
    );
    const bindings = { incoming: { socket: {} } } as Environment["Bindings"];
    const answer = await app.request("/content/can-ip/access", { headers: usualHeaders }, bindings);
    expect(answer.status).toBe(500);
    expect(String(errors)).toContain("canAccess refuses with 422 LIMIT_INVALID");
  });
});
