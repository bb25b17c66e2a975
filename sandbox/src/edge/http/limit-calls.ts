import * as calls from "@grandstand/contract/limits";
import { eq } from "drizzle-orm";
import { accounts } from "../../domain/accounts/schema.ts";
import { changeLimit, readFigures, readLimits } from "../../domain/limits/index.ts";
import type { Session } from "../../domain/sessions/sessions.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, userRoute } from "./route.ts";

/** What a person has set of their own play, and what it came to. */
export function limitRoutes({ database, sessions, world }: Operator): Route[] {
  const stayOf = ({ startedAt }: Session) => ({ startedAt, now: world.now() });
  const read = (session: Session) => readLimits(database, session.account, stayOf(session));
  return [
    userRoute(calls.getLimits, ({ session }) => read(session)),
    userRoute(calls.changeLimit, async ({ session, body }) => {
      const refusal = await changeLimit(database, session.account, body, world.now());
      if (refusal === null) return read(session);
      const status = refusal === "LIMIT_INVALID" ? 422 : 403;
      throw new CallFailure({ status, message: refusal, code: refusal });
    }),
    userRoute(calls.changeRealityCheck, async ({ session, body }) => {
      const { account } = session;
      const realityCheckMinutes = body.minutes;
      await database
        .update(accounts)
        .set({ realityCheckMinutes })
        .where(eq(accounts.id, account.id));
      return read({ ...session, account: { ...account, realityCheckMinutes } });
    }),
    userRoute(calls.getPlayFigures, async ({ session }) => {
      const times = await sessions.stayedTimes(session.account.id);
      const figures = await readFigures(database, session.account.id, times, stayOf(session));
      return { figures };
    }),
  ];
}
