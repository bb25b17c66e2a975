import { failureSchema } from "@grandstand/contract/account";
import type { AnswerOf, BodyInput, Call, QueryInput } from "@grandstand/contract/call";
import type { Language } from "@grandstand/contract/entities";
import { intervals } from "@grandstand/rules/intervals";
import { loadCodeNow } from "@grandstand/ui/load-code";
import * as v from "valibot";
import type { Configuration } from "../configuration.ts";

/** Why a call has no answer that can be used. */
export type ApiFailure =
  | {
      readonly kind: "refused";
      readonly status: number;
      /**
       * The server's own words, in the language of the request; null where the body is not a refusal
       * of the contract, and then anything on the way may have said it.
       */
      readonly message: string | null;
      readonly code: string | null;
      /** Milliseconds to wait, where the server says so (429). */
      readonly retryAfter: number | null;
    }
  /** No answer within 10 s (B9): what became of the request is not known. */
  | { readonly kind: "timeout" }
  /** The connection broke or never stood. */
  | { readonly kind: "unreachable" }
  /** An answer came, and is not what the contract says; a redirect is one, with a browser's status 0. */
  | { readonly kind: "malformed"; readonly status: number };

export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ApiFailure };

/** Whether the server says that nobody is logged in. */
export function isUnauthorised(failure: ApiFailure): boolean {
  return failure.kind === "refused" && failure.status === 401;
}

/**
 * The server's words as far as they are meant for the person: those of a refusal (B8). What a server
 * says of its own trouble (5xx), or of too many requests, is not.
 */
export function wordsOf(failure: ApiFailure): string | null {
  if (failure.kind !== "refused" || failure.status >= 500 || failure.status === 429) return null;
  return failure.message;
}

/** Milliseconds that the server asks to wait, where it does. */
export function retryAfterOf(failure: ApiFailure): number | null {
  return failure.kind === "refused" ? failure.retryAfter : null;
}

/** The two tokens of a session: the account's, and the sportsbook's that goes into the jwt header. */
export interface SessionTokens {
  readonly token: string;
  readonly jwt: string | null;
}

export interface CallInput<C extends Call> {
  readonly query?: QueryInput<C>;
  readonly body?: BodyInput<C>;
  /** Values of the `{name}` parts of the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Makes one call of the contract: sends the headers of A7, decodes the answer by its schema, and
 * returns a value or a typed failure. Never throws, never retries, never shows or navigates: what a
 * failure means is the store's to decide.
 */
export type CallApi = <C extends Call>(
  call: C,
  input?: CallInput<C>,
) => Promise<ApiResult<AnswerOf<C>>>;

export interface ApiDependencies {
  readonly configuration: Configuration;
  readonly language: Language;
  readonly isMobile: () => boolean;
  readonly tokens: () => SessionTokens | null;
  /** What sends the request; the browser's or Node's own where there is none. */
  readonly fetch?: typeof fetch;
}

export function createApi(dependencies: ApiDependencies): CallApi {
  return async (call, input = {}) => {
    // The limit is the whole answer's: one that stops half-way is none.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), intervals.sportsbookTimeout);
    try {
      const answer = ask(dependencies, call, input, limit.signal);
      return (await Promise.race([answer, aborted(limit.signal)])) ?? timeout;
    } catch {
      return limit.signal.aborted ? timeout : unreachable;
    } finally {
      clearTimeout(timer);
    }
  };
}

const loadKy = () => import("ky");

async function ask<C extends Call>(
  dependencies: ApiDependencies,
  call: C,
  input: CallInput<C>,
  limit: AbortSignal,
): Promise<ApiResult<AnswerOf<C>>> {
  // A visitor's first page comes with its data: the library is loaded with the first call.
  const { default: ky } = await loadCodeNow(loadKy);
  const response = await ky(addressOf(dependencies.configuration, call, input), {
    method: call.method,
    headers: headersOf(dependencies),
    credentials: "include",
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    ...(dependencies.fetch && { fetch: dependencies.fetch }),
    // What a redirect leads to says nothing of this call.
    redirect: "manual",
    ...(input.body === undefined ? {} : { json: input.body }),
    signal: input.signal ? AbortSignal.any([limit, input.signal]) : limit,
  });
  return read(call, response);
}

const timeout: ApiResult<never> = { ok: false, failure: { kind: "timeout" } };
const unreachable: ApiResult<never> = { ok: false, failure: { kind: "unreachable" } };

/** Null as soon as the signal is given. */
function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener("abort", () => resolve(null), { once: true });
  });
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

function headersOf({
  configuration,
  language,
  isMobile,
  tokens,
}: ApiDependencies): Record<string, string> {
  const session = tokens();
  const mobile = isMobile();
  return {
    "accept-language": language,
    bookmaker: configuration.bookmaker,
    device: mobile ? "mobile" : "desktop",
    platform: mobile ? "mobile" : "website",
    ...(session ? { authorization: `Bearer ${session.token}` } : {}),
    ...(session?.jwt ? { jwt: session.jwt } : {}),
  };
}

async function read<C extends Call>(call: C, response: Response): Promise<ApiResult<AnswerOf<C>>> {
  const { status } = response;
  if (isRedirect(response)) return { ok: false, failure: { kind: "malformed", status } };
  const json: unknown = await response.json().catch(() => undefined);
  if (!response.ok) return { ok: false, failure: readRefusal(response, json) };
  const answer = v.safeParse(call.answer, json);
  if (answer.success) return { ok: true, value: answer.output as AnswerOf<C> };
  return { ok: false, failure: { kind: "malformed", status } };
}

/** A browser hides where a redirect leads, and its status; Node tells both. */
function isRedirect({ type, status }: Response): boolean {
  return type === "opaqueredirect" || (status >= 300 && status < 400);
}

function readRefusal(response: Response, json: unknown): ApiFailure {
  const said = v.safeParse(failureSchema, json);
  const seconds = /^\s*(\d+)\s*$/.exec(response.headers.get("retry-after") ?? "")?.[1];
  return {
    kind: "refused",
    status: response.status,
    message: said.success ? said.output.message : null,
    code: (said.success && said.output.code) || null,
    retryAfter: seconds === undefined ? null : Number(seconds) * 1_000,
  };
}
