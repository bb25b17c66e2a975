import * as calls from "@grandstand/contract/freebets";
import { type Route, userRoute } from "./route.ts";

/** Free bets (B7). */
export function freeBetRoutes(): Route[] {
  return [userRoute(calls.getActiveFreeBets, () => ({ data: [] }))];
}
