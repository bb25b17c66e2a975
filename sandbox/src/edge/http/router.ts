import type { Call } from "@grandstand/contract/call";
import { calls } from "@grandstand/contract/calls";
import { type Language, languageSchema } from "@grandstand/contract/entities";
import { formText } from "@grandstand/contract/form-texts";
import { requestHeaders } from "@grandstand/contract/headers";
import { isDescribed } from "@grandstand/contract/refusals";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import * as v from "valibot";
import type { Client, Session, Sessions } from "../../domain/sessions/sessions.ts";
import { CallFailure, invalidRequest } from "../../kernel/call-failure.ts";
import type { Environment } from "../../kernel/environment.ts";
import { type MessageKey, messageIn } from "../../kernel/wording/messages.ts";
import type { Fault, Faults } from "../faults/faults.ts";
import type { Route } from "./route.ts";

type RequestContext = Context<Environment>;

/** The largest body of a call, in bytes: 40 selections need far less. */
const largestBody = 64 * 1024;

/** The number of characters that are kept of a browser's own words. */
const longestAgent = 300;

/** Calls whose answer depends on where a visitor is. */
const callsByLocation = new Set(["canAccess", "canAccessFrom"]);

/** How long a cache may keep what is past: a page adds the price of the moment to it. */
const pastPrices = "public, max-age=10";

/** A cache may keep prices for one second and menus for two; what is of one person or one location is never cached. */
function cacheControl({ name, service, method, caller }: Call): string {
  if (method === "POST" || caller === "user" || callsByLocation.has(name)) return "no-store";
  if (name === "getPriceHistory") return pastPrices;
  if (service === "content") return "public, max-age=2";
  return service === "sportsbook" ? "public, max-age=1" : "no-store";
}

function languageOf(context: RequestContext): Language {
  const parsed = v.safeParse(languageSchema, context.req.header("accept-language"));
  return parsed.success ? parsed.output : "fr";
}

/** Messages by field, where the schema found an error. */
function issuesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? "request";
    fields.set(field, [...(fields.get(field) ?? []), issue.message]);
  }
  return Object.fromEntries(fields);
}

function parseWith(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw invalidRequest(issuesByField(parsed.issues));
}

/** The `{name}` parts of the path; none holds a control character, which a database may refuse. */
function readParameters(context: RequestContext): Readonly<Record<string, string>> {
  const parameters = context.req.param();
  parseWith(v.record(v.string(), formText), parameters);
  return parameters;
}

async function readBody(context: RequestContext): Promise<unknown> {
  const text = await context.req.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new CallFailure({ status: 400, message: "invalid-request", code: "NOT_JSON" });
  }
}

function refuse(context: RequestContext, failure: CallFailure["details"]): Response {
  const { status, message, code, errors, retryAfterSeconds } = failure;
  context.header("cache-control", "no-store");
  if (retryAfterSeconds !== undefined) context.header("retry-after", String(retryAfterSeconds));
  return context.json({ message: messageIn(languageOf(context), message), code, errors }, status);
}

/** Closes the connection without an answer. */
function drop(context: RequestContext): Response {
  context.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

interface Dependencies {
  sessions: Sessions;
  faults: Faults;
  wait: (milliseconds: number) => Promise<void>;
  onError: (error: unknown) => void;
}

const unauthenticated = () =>
  new CallFailure({ status: 401, message: "not-logged-in", code: "UNAUTHENTICATED" });

/**
 * The session, where the call needs one: the bearer for every call of a person, and also the jwt
 * for a bet.
 */
async function checkCaller(
  context: RequestContext,
  call: Call,
  sessions: Sessions,
): Promise<Session | null> {
  const headers = v.safeParse(requestHeaders, context.req.header());
  if (!headers.success) {
    throw new CallFailure({
      status: 400,
      message: "missing-headers",
      code: "HEADERS",
      errors: issuesByField(headers.issues),
    });
  }
  const { authorization, jwt } = headers.output;
  const session = authorization
    ? await sessions.find(authorization.slice("Bearer ".length), isActivity(context, call))
    : null;
  if (call.caller === "visitor") return session;
  if (!session) throw unauthenticated();
  const isEnough =
    call.service !== "betting" || (await sessions.isSportsbookToken(session, jwt ?? ""));
  if (!isEnough) throw unauthenticated();
  return session;
}

/** Whether a call says that its person did something: an automatic fetch of a page does not (docs/decisions/106). */
function isActivity(context: RequestContext, { caller, method, isBackground }: Call): boolean {
  if (caller === "visitor") return false;
  return method === "POST" ? !isBackground : context.req.query("active") === "true";
}

function usernameOf(session: Session | null, body: unknown): string | null {
  if (session) return session.account.username;
  const parsed = v.safeParse(v.object({ username: v.string() }), body);
  return parsed.success ? parsed.output.username : null;
}

/** Runs the call with the faults that are armed for it: see `faultKinds`. */
async function runWithFaults(
  context: RequestContext,
  struck: readonly Fault[],
  wait: Dependencies["wait"],
  run: () => Promise<Response>,
): Promise<Response> {
  const find = (kind: Fault["kind"]) => struck.find((fault) => fault.kind === kind);
  const fail = (fault: Fault) =>
    refuse(context, {
      status: fault.status,
      message: fault.status === 429 ? "too-many-attempts" : "unexpected",
      code: "FAULT",
      ...(fault.status === 429 ? { retryAfterSeconds: 2 } : {}),
    });
  const before = find("delay");
  if (before) await wait(before.milliseconds);
  if (find("drop-request")) return drop(context);
  const instead = find("fail");
  if (instead) return fail(instead);
  const first = find("duplicate") ? run().catch(() => null) : null;
  // The copy ends first, whatever this one answers: a request that follows sees both.
  const answer = await run().finally(() => first);
  const late = find("delay-answer");
  if (late) await wait(late.milliseconds);
  if (find("drop-answer")) return drop(context);
  const after = find("fail-after");
  return after ? fail(after) : answer;
}

function clientOf(context: RequestContext): Client {
  const device = context.req.header("device") === "mobile" ? "mobile" : "desktop";
  return { device, userAgent: (context.req.header("user-agent") ?? "").slice(0, longestAgent) };
}

async function answerCall(
  context: RequestContext,
  { call, handle }: Route,
  { sessions, faults, wait }: Dependencies,
): Promise<Response> {
  const session = await checkCaller(context, call, sessions);
  const body = call.method === "POST" ? await readBody(context) : undefined;
  const struck = faults.strike("request", call.name, usernameOf(session, body));
  return runWithFaults(context, struck, wait, async () => {
    const request = {
      query: parseWith(call.query, context.req.query()),
      body: parseWith(call.body, body),
      parameters: readParameters(context),
      language: languageOf(context),
      bearer: context.req.header("authorization")?.replace(/^Bearer /, "") ?? null,
      address: context.env.incoming.socket.remoteAddress ?? "unknown",
      host: context.req.header("host") ?? "",
      origin: context.req.header("origin") ?? null,
      client: clientOf(context),
    };
    const answer = await handle(request, session);
    context.header("cache-control", cacheControl(call));
    return context.json(answer as object);
  });
}

/** An operator refuses as the contract says: another refusal is a fault of the sandbox's, which no test passes over. */
function checkDescribed(call: Call, { details }: CallFailure): void {
  const { status, code } = details;
  if (status >= 500 || isDescribed(call, status, code)) return;
  throw new Error(
    `${call.name} refuses with ${status} ${code ?? ""}, which refusals.ts of the contract does not describe`,
  );
}

function failureOf(error: unknown, onError: Dependencies["onError"]): CallFailure["details"] {
  if (error instanceof CallFailure) return error.details;
  onError(error);
  return { status: 500, message: "unexpected" satisfies MessageKey, code: "UNEXPECTED" };
}

/** Throws unless each call of the contract has exactly one route; the sandbox then does not start. */
function checkComplete(routes: readonly Route[]): void {
  const routed = routes.map(({ call }) => call.name);
  const missing = calls.filter(({ name }) => !routed.includes(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`calls without a route: ${missing.join(", ")}`);
}

/** Serves every call of the contract on one host, to the sites of `origins` and to other servers. */
export function createRouter(
  routes: readonly Route[],
  origins: readonly string[],
  dependencies: Dependencies,
): Hono<Environment> {
  checkComplete(routes);
  const app = new Hono<Environment>();
  const crossOrigin = cors({
    origin: [...origins],
    credentials: true,
    allowMethods: ["GET", "POST"],
    allowHeaders: [
      "accept-language",
      "authorization",
      "bookmaker",
      "content-type",
      "device",
      "jwt",
      "platform",
    ],
    exposeHeaders: ["retry-after"],
    maxAge: 600,
  });
  app.use(async (context, next) => {
    // Control has its own origin, and no other may read it.
    if (context.req.path.startsWith("/control")) return next();
    return crossOrigin(context, next);
  });
  app.use(async (context, next) => {
    await next();
    context.header("x-content-type-options", "nosniff");
    context.header("referrer-policy", "no-referrer");
    context.header("vary", "Origin, Accept-Language, Accept-Encoding");
  });
  app.use(compress());
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (context) =>
        refuse(context as RequestContext, { status: 413, message: "too-large", code: "TOO_LARGE" }),
    }),
  );
  app.get("/healthz", (context) => context.json({ status: "ready" }));
  for (const entry of routes) {
    const path = entry.call.path.replaceAll(/\{(\w+)\}/g, ":$1");
    app.on(entry.call.method, path, (context) =>
      answerCall(context, entry, dependencies).catch((error: unknown) => {
        if (error instanceof CallFailure) checkDescribed(entry.call, error);
        throw error;
      }),
    );
  }
  app.notFound((context) => refuse(context, { status: 404, message: "not-found" }));
  app.onError((error, context) => refuse(context, failureOf(error, dependencies.onError)));
  return app;
}
