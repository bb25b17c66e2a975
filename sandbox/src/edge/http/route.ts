import type { AnswerOf, BodyOf, Call, QueryOf } from "@grandstand/contract/call";
import type { Language } from "@grandstand/contract/entities";
import type { Client, Session } from "../../domain/sessions/sessions.ts";

/** The input of a handler, already checked against the call's descriptor. */
export interface Request<C extends Call> {
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** The `{name}` parts of the path. */
  parameters: Readonly<Record<string, string>>;
  language: Language;
  /** The token of the authorization header, which may be no session's; null without one. */
  bearer: string | null;
  /** The network address of the caller. */
  address: string;
  /** `host:port` of the request. */
  host: string;
  /** The site that a browser's request comes from; null from a program. */
  origin: string | null;
  /** Where a session would be opened. */
  client: Client;
}
export type UserRequest<C extends Call> = Request<C> & { session: Session };

/** A call that needs no session; the session is given where there is one, and the contract says that it counts. */
export type VisitorRequest<C extends Call> = Request<C> & { session: Session | null };

type Answer<C extends Call> = Promise<AnswerOf<C>> | AnswerOf<C>;

/** One call with its handler, without their types, so that the router can keep them in one list. */
export interface Route {
  readonly call: Call;
  handle(request: Request<Call>, session: Session | null): Promise<unknown>;
}

/** Binds a handler to a call that needs no session; the descriptor types its input and its answer. */
export function visitorRoute<C extends Call>(
  call: C,
  handle: (request: VisitorRequest<C>) => Answer<C>,
): Route {
  if (call.caller !== "visitor") throw new Error(`${call.name} needs a session`);
  return {
    call,
    handle: async (request, session) =>
      handle({ ...(request as Request<C>), session: call.knowsPerson ? session : null }),
  };
}

/** Binds a handler to a call that needs a session; the handler receives it. */
export function userRoute<C extends Call>(
  call: C,
  handle: (request: UserRequest<C>) => Answer<C>,
): Route {
  return {
    call,
    handle: async (request, session) => {
      if (!session) throw new Error(`${call.name} was let through without a session`);
      return handle({ ...(request as Request<C>), session });
    },
  };
}
