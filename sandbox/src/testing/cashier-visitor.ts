import { randomUUID } from "node:crypto";
import type { Credentials, Sandbox } from "./start-sandbox.ts";
import { siteOrigin } from "./start-sandbox.ts";

/** A page of the cashier as a browser gets it. */
export interface CashierPage {
  status: number;
  /** Where it came to, without the origin and the visit's part. */
  path: string;
  html: string;
  headers: Headers;
}

type Form = Readonly<Record<string, string>>;

/** Somebody who is in the cashier: keeps the cookie as a browser does, and follows where an answer leads. */
export interface CashierVisitor {
  /** The address that the call answered. */
  url: string;
  page(path: string, headers?: Record<string, string>): Promise<CashierPage>;
  /** Sends a form of the cashier's own page. */
  send(path: string, form: Form, headers?: Record<string, string>): Promise<CashierPage>;
  cookie: string;
  base: string;
}

/** The form of a card's deposit that is good until 2099. */
export function cardForm(card: string, amount: string, key = randomUUID()): Form {
  return { key, amount, method: "card", card, until: "12/99", code: "123" };
}

/** The hidden key of a page's form. */
export function keyIn({ html }: CashierPage): string {
  return /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** Fetches the cashier's address as the site does. */
export function fetchAddress(
  sandbox: Sandbox,
  credentials: Credentials,
  path = "home",
  language = "en",
) {
  return sandbox.send<{ url: string }>("GET", `/cashier/${path}`, undefined, {
    ...credentials,
    origin: siteOrigin,
    "accept-language": language,
  });
}

/** Opens the cashier for a session, as the site's frame does. */
export async function visitCashier(
  sandbox: Sandbox,
  credentials: Credentials,
  path = "home",
  language = "en",
): Promise<CashierVisitor & { first: CashierPage }> {
  const { body } = await fetchAddress(sandbox, credentials, path, language);
  const entered = await fetch(body.url, { redirect: "manual" });
  const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const location = entered.headers.get("location") ?? "";
  const origin = new URL(body.url).origin;
  const base = origin + location.split("/").slice(0, 3).join("/");

  async function follow(address: string, init: RequestInit): Promise<CashierPage> {
    const answer = await fetch(address, { ...init, redirect: "manual" });
    const next = answer.headers.get("location");
    if (next !== null) return follow(origin + next, { headers: { cookie } });
    return {
      status: answer.status,
      path: address.slice(base.length),
      html: await answer.text(),
      headers: answer.headers,
    };
  }
  const page: CashierVisitor["page"] = (to, headers = {}) =>
    follow(base + to, { headers: { cookie, ...headers } });
  return {
    url: body.url,
    cookie,
    base,
    page,
    send: (to, form, headers = {}) =>
      follow(base + to, {
        method: "POST",
        body: new URLSearchParams(form),
        headers: { cookie, "sec-fetch-site": "same-origin", ...headers },
      }),
    first: await page(location.slice(base.length - origin.length)),
  };
}

/** What a page posts to the site, or undefined. */
export function messageIn({ html }: CashierPage): unknown {
  const [, text] = /data-message="([^"]*)"/.exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(plain(text));
}

/** Text of markup, as a person reads it. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/[\s\u00a0\u202f]+/g, " ");
}
