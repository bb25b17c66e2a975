import type { AnswerOf, BodyOf, Call, QueryOf } from "@grandstand/contract/call";
import type { Language } from "@grandstand/contract/entities";
import type { Session } from "../sessions/sessions.ts";

/** What a handler is given: everything already checked by the call's descriptor. */
export interface Request<C extends Call> {
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** The `{name}` parts of the path. */
  parameters: Readonly<Record<string, string>>;
  language: Language;
  /** The network address of the caller. */
  address: string;
  /** `host:port` that the caller asked for. */
  host: string;
}
export type UserRequest<C extends Call> = Request<C> & { session: Session };

/** Anybody may call; who has a session is known all the same. */
export type VisitorRequest<C extends Call> = Request<C> & { session: Session | null };

type Answer<C extends Call> = Promise<AnswerOf<C>> | AnswerOf<C>;

/** One call with its handler, its types forgotten so that the router can keep them in one list. */
export interface Route {
  readonly call: Call;
  handle(request: Request<Call>, session: Session | null): Promise<unknown>;
}

/** Binds a handler to a call that anybody may make; the descriptor types what it is given and must answer. */
export function visitorRoute<C extends Call>(
  call: C,
  handle: (request: VisitorRequest<C>) => Answer<C>,
): Route {
  if (call.caller !== "visitor") throw new Error(`${call.name} needs a session`);
  return {
    call,
    handle: async (request, session) => handle({ ...(request as Request<C>), session }),
  };
}

/** Binds a handler to a call that needs a session, and hands it over. */
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
