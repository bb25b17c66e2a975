import type { NextDeposits } from "../../domain/payments/next-deposits.ts";
import type { Sessions } from "../../domain/sessions/sessions.ts";
import type { VerificationDependencies } from "../../domain/verification/verifications.ts";
import type { World } from "../../domain/world/world.ts";
import type { Publisher } from "../broker/publisher.ts";
import type { Visits } from "./pages/visits.ts";

/** What the cashier needs of the operator's side; documents are handed in here too. */
export interface CashierDependencies extends VerificationDependencies {
  sessions: Sessions;
  world: Pick<World, "now">;
  publisher: Pick<Publisher, "announce">;
  cashier: { visits: Visits; nextDeposits: NextDeposits };
}
