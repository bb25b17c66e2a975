import type { AnswerOf, BodyInput, Call, QueryInput } from "@grandstand/contract/call";
import type { Language } from "@grandstand/contract/entities";
import type { NativePlatform } from "@grandstand/contract/native-app";
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
      /** The messages of each field that was refused, by its name, where the server names any (A7). */
      readonly errors?: Readonly<Record<string, readonly string[]>>;
    }
  /** No answer within 10 s (B9): what became of the request is not known. */
  | { readonly kind: "timeout" }
  /** The connection broke or never opened. */
  | { readonly kind: "unreachable" }
  /** An answer came, and is not what the contract says; a redirect is one. */
  | { readonly kind: "malformed" };

export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ApiFailure };

/** Whether the server says that no one is logged in. */
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

/** Milliseconds to wait, where the server requests a wait. */
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
  /** The token of a service that has its own, instead of the session's. */
  readonly bearer?: string;
}

/**
 * Makes one call of the contract: sends the headers of A7, decodes the answer by its schema, and
 * returns a value or a typed failure. Never throws, never sends twice what
 * changes anything, never shows or navigates: what a failure means is the store's to decide.
 */
export type CallApi = <C extends Call>(
  call: C,
  input?: CallInput<C>,
) => Promise<ApiResult<AnswerOf<C>>>;

export interface ApiDependencies {
  readonly configuration: Configuration;
  readonly language: Language;
  readonly isMobile: () => boolean;
  /** Of the operator's app that the page runs in; none in a browser. */
  readonly nativePlatform?: NativePlatform | undefined;
  readonly tokens: () => SessionTokens | null;
  /** What sends the request; the browser's or Node's own where there is none. */
  readonly fetch?: typeof fetch;
}
