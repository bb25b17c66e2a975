import * as calls from "@grandstand/contract/freebets";
import { readActiveFreeBets, toFreeBet } from "../../domain/freebets/freebets.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, userRoute } from "./route.ts";

/** Free bets (B7); none while promotions are off. */
export function freeBetRoutes({ database, world, promotions }: Operator): Route[] {
  return [
    userRoute(calls.getActiveFreeBets, async ({ session, language }) => {
      if (!promotions.areOn()) return { data: [] };
      const active = await readActiveFreeBets(database, session.account.id, world.now());
      return { data: active.map((freeBet) => toFreeBet(freeBet, language)) };
    }),
  ];
}
