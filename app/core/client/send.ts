import { failureSchema } from "@grandstand/contract/account";
import type { AnswerOf, Call } from "@grandstand/contract/call";
import { intervals } from "@grandstand/rules/intervals";
import ky, { isHTTPError, isTimeoutError, type Options } from "ky";
import * as v from "valibot";
import type { Configuration } from "../configuration.ts";
import { readRetry } from "../intervals.ts";
import type { ApiDependencies, ApiFailure, ApiResult, CallInput } from "./client.ts";

/** Sends one call of the contract and reads its answer. Never throws. */
export async function send<C extends Call>(
  dependencies: ApiDependencies,
  call: C,
  input: CallInput<C>,
): Promise<ApiResult<AnswerOf<C>>> {
  try {
    const address = addressOf(dependencies.configuration, call, input);
    const json: unknown = await ky(address, optionsOf(dependencies, call, input)).json();
    const answer = v.safeParse(call.answer, json);
    if (answer.success) return { ok: true, value: answer.output as AnswerOf<C> };
    return { ok: false, failure: { kind: "malformed" } };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

function optionsOf<C extends Call>(
  dependencies: ApiDependencies,
  call: C,
  { body, signal, bearer }: CallInput<C>,
): Options {
  const { method, isOnce } = call;
  return {
    method,
    credentials: "include",
    // What a redirect leads to says nothing of this call.
    redirect: "manual",
    // The limit is the whole answer's: one that stops half-way is none.
    timeout: intervals.sportsbookTimeout,
    totalTimeout: intervals.sportsbookTimeout,
    // A read whose connection broke changes nothing when it is repeated; an answer is an answer.
    retry: {
      limit: method === "GET" && !isOnce ? 1 : 0,
      statusCodes: [],
      delay: () => readRetry,
    },
    hooks: {
      beforeRequest: [({ request }) => setHeaders(request.headers, dependencies, call, bearer)],
    },
    ...(dependencies.fetch && { fetch: dependencies.fetch }),
    ...(body === undefined ? {} : { json: body }),
    ...(signal && { signal }),
  };
}

function addressOf<C extends Call>(
  configuration: Configuration,
  call: C,
  input: CallInput<C>,
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.path?.[name] ?? ""),
  );
  const host = configuration.hosts[call.service].replace(/\/$/, "");
  const query = Object.entries((input.query ?? {}) as Record<string, string | undefined>);
  const given = query.filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return `${host}${path}${search && `?${search}`}`;
}

/** A visitor's call does not say who is logged in. */
function setHeaders(
  headers: Headers,
  dependencies: ApiDependencies,
  { caller, knowsPerson }: Call,
  bearer?: string,
): void {
  const { configuration, language, isMobile, nativePlatform, tokens } = dependencies;
  const session = caller === "user" || knowsPerson ? tokens() : null;
  const mobile = isMobile();
  headers.set("accept-language", language);
  headers.set("bookmaker", configuration.bookmaker);
  headers.set("device", mobile ? "mobile" : "desktop");
  headers.set("platform", nativePlatform ?? (mobile ? "mobile" : "website"));
  if (session) headers.set("authorization", `Bearer ${session.token}`);
  if (bearer) headers.set("authorization", `Bearer ${bearer}`);
  if (session?.jwt) headers.set("jwt", session.jwt);
}

function failureOf(error: unknown): ApiFailure {
  if (isTimeoutError(error)) return { kind: "timeout" };
  if (isHTTPError(error)) {
    const { response, data } = error;
    return isRedirect(response) ? { kind: "malformed" } : readRefusal(response, data);
  }
  return { kind: error instanceof SyntaxError ? "malformed" : "unreachable" };
}

/** A browser hides where a redirect leads, and its status; Node has both. */
function isRedirect({ type, status }: Response): boolean {
  return type === "opaqueredirect" || (status >= 300 && status < 400);
}

function readRefusal({ status, headers }: Response, data: unknown): ApiFailure {
  const said = v.safeParse(failureSchema, data);
  const seconds = /^\s*(\d+)\s*$/.exec(headers.get("retry-after") ?? "")?.[1];
  return {
    kind: "refused",
    status,
    message: said.success ? said.output.message : null,
    code: (said.success && said.output.code) || null,
    retryAfter: seconds === undefined ? null : Number(seconds) * 1_000,
    ...(said.success && said.output.errors && { errors: said.output.errors }),
  };
}
