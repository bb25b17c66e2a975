import { describe, expect, it } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { contentSecurityPolicy, createNonce } from "./security.ts";

function policy(environment: Record<string, string> = {}): Map<string, string[]> {
  const text = contentSecurityPolicy(readConfiguration(environment), "n0nce");
  return new Map(
    text.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

describe("the content security policy", () => {
  it("[SERVER-30] scripts run by nonce alone; nothing inline, nothing evaluated", () => {
    const text = contentSecurityPolicy(readConfiguration({}), "n0nce");
    expect(text).not.toMatch(/unsafe-/);
    expect(policy().get("script-src")).toEqual(["'nonce-n0nce'", "'strict-dynamic'"]);
    expect(policy().get("style-src")).toEqual(["'self'", "'nonce-n0nce'"]);
  });

  it("[SERVER-30] a nonce is never made twice", () => {
    const many = Array.from({ length: 1_000 }, createNonce);
    expect(new Set(many).size).toBe(many.length);
  });

  it("[SERVER-31] connections go to the services, the broker and the chat, by origin", () => {
    const sources = policy({
      ACCOUNT_URL: "https://account.example/api",
      BETTING_URL: "https://betting.example",
      CONTENT_URL: "https://content.example",
      SPORTSBOOK_URL: "https://betting.example/v2",
      REALTIME_URL: "wss://live.example/mqtt",
      CHAT_HOSTS: "https://chat.example wss://chat.example",
    }).get("connect-src");
    expect(sources).toEqual([
      "'self'",
      "https://account.example",
      "https://betting.example",
      "https://content.example",
      "wss://account.example",
      "wss://live.example",
      "https://chat.example",
      "wss://chat.example",
    ]);
  });

  it("[SERVER-31] pictures are the site's own and the content service's", () => {
    expect(policy({ CONTENT_URL: "https://content.example/api" }).get("img-src")).toEqual([
      "'self'",
      "data:",
      "https://content.example",
    ]);
  });

  it("[SERVER-31] frames are those of the configured hosts, and the cashier's", () => {
    const hosts = {
      FRAME_HOSTS: "https://statistics.example",
      CASHIER_ORIGIN: "https://cashier.example",
    };
    expect(policy(hosts).get("frame-src")).toEqual([
      "https://statistics.example",
      "https://cashier.example",
    ]);
  });

  it("[SERVER-32] no framing, no base, no plug-ins, and forms stay at home", () => {
    const directives = policy();
    for (const name of ["object-src", "base-uri", "frame-ancestors"]) {
      expect(directives.get(name)).toEqual(["'none'"]);
    }
    expect(directives.get("form-action")).toEqual(["'self'"]);
  });

  it("[SERVER-33] Trusted Types are on, with the policies of the worker and the chat alone", () => {
    expect(policy().get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(policy().get("trusted-types")).toEqual(["worker", "chat"]);
  });

  it("[SERVER-36] browsers learn where to report", () => {
    expect(policy().get("report-uri")).toEqual(["/csp-report"]);
    expect(policy().get("report-to")).toEqual(["csp"]);
  });
});
