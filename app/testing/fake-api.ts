import type { AnswerOf, Call } from "@grandstand/contract/call";
import type { ApiFailure, ApiResult, CallApi, CallInput } from "../core/client/client.ts";

/** What the server answers to one request: a value, a failure, or something that is still to come. */
type Reply<C extends Call> =
  | AnswerOf<C>
  | { failure: ApiFailure }
  | Promise<AnswerOf<C> | { failure: ApiFailure }>;

/** A server that answers as a test says. */
export interface FakeApi {
  readonly api: CallApi;
  /** Answers a call from now on; a list is answered one after the other, its last for ever. */
  on<C extends Call>(call: C, ...replies: readonly ((input: CallInput<C>) => Reply<C>)[]): void;
  /** The inputs of every request of the call, in order. */
  sent<C extends Call>(call: C): readonly CallInput<C>[];
}

export function refused(status: number, more: Partial<ApiFailure> = {}): { failure: ApiFailure } {
  const plain = { kind: "refused", status, message: null, code: null, retryAfter: null } as const;
  return { failure: { ...plain, ...more } as ApiFailure };
}

/** A reply that the test gives later. */
export function deferred<Value>(): { reply: Promise<Value>; give: (value: Value) => void } {
  let give: (value: Value) => void = () => {};
  const reply = new Promise<Value>((resolve) => {
    give = resolve;
  });
  return { reply, give };
}

function isFailure(value: unknown): value is { failure: ApiFailure } {
  return typeof value === "object" && value !== null && "failure" in value;
}

export function createFakeApi(): FakeApi {
  const replies = new Map<string, ((input: CallInput<Call>) => unknown)[]>();
  const requests = new Map<string, CallInput<Call>[]>();
  async function request(call: Call, input: CallInput<Call> = {}): Promise<ApiResult<unknown>> {
    requests.set(call.name, [...(requests.get(call.name) ?? []), input]);
    const [reply, ...rest] = replies.get(call.name) ?? [];
    if (!reply) throw new Error(`the test says nothing of ${call.name}`);
    if (rest.length > 0) replies.set(call.name, rest);
    const value = await reply(input);
    return isFailure(value) ? { ok: false, failure: value.failure } : { ok: true, value };
  }
  return {
    api: request as CallApi,
    on(call, ...given) {
      replies.set(call.name, given as ((input: CallInput<Call>) => unknown)[]);
    },
    sent: <C extends Call>(call: C) =>
      (requests.get(call.name) ?? []) as unknown as readonly CallInput<C>[],
  };
}
