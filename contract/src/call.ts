import type { GenericSchema, InferInput, InferOutput } from "valibot";

/** The operator's services. Each has a host of its own, configured when the site starts. */
export const services = ["account", "betting", "content", "sportsbook"] as const;
export type Service = (typeof services)[number];

/**
 * One call of the operator's API, as data: the client, the sandbox's router and the OpenAPI
 * document all read this one description, so that none of them can disagree with the others.
 */
export interface Call<
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Answer extends GenericSchema = GenericSchema,
> {
  readonly name: string;
  readonly service: Service;
  readonly method: "GET" | "POST";
  /** Path below the service's host; `{name}` marks a path parameter. */
  readonly path: string;
  /** `visitor`: anybody. `user`: needs a session, otherwise 401. */
  readonly caller: "visitor" | "user";
  /** A visitor's call may have a session, which changes the answer. */
  readonly knowsPerson?: true;
  /** A page posts it automatically: unlike other posts it says nothing of what its person does. */
  readonly isBackground?: true;
  /** It moves money: nothing sends it a second time automatically. */
  readonly isOnce?: true;
  /** The sections of the specification that require the call. */
  readonly sections: readonly string[];
  readonly job: string;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
}

/** Keeps the precise schema types of a descriptor. */
export function defineCall<
  const Query extends GenericSchema | undefined,
  const Body extends GenericSchema | undefined,
  const Answer extends GenericSchema,
>(call: Call<Query, Body, Answer>): Call<Query, Body, Answer> {
  return call;
}

type InputOf<Schema> = Schema extends GenericSchema ? InferInput<Schema> : undefined;
type OutputOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;

export type QueryOf<C extends Call> = OutputOf<C["query"]>;
export type BodyOf<C extends Call> = OutputOf<C["body"]>;
export type AnswerOf<C extends Call> = InferOutput<C["answer"]>;
/** What a caller hands over: schema inputs, before defaults are filled in. */
export type QueryInput<C extends Call> = InputOf<C["query"]>;
export type BodyInput<C extends Call> = InputOf<C["body"]>;
