import type { Promotions } from "../../domain/bets/combo-boost.ts";
import type { CashOutDependencies } from "../../domain/cash-out/accept.ts";
import type { NextDeposits } from "../../domain/payments/next-deposits.ts";
import type { PlacementDependencies } from "../../domain/placement/place-ticket.ts";
import type { LoginGuard } from "../../domain/sessions/login-guard.ts";
import type { Sessions } from "../../domain/sessions/sessions.ts";
import type { Settlement } from "../../domain/settlement/settlement.ts";
import type { VerificationService } from "../../domain/verification/verification-service.ts";
import type { Database } from "../../kernel/database/open.ts";
import type { Broker } from "../broker/broker.ts";
import type { Publisher } from "../broker/publisher.ts";
import type { CaptchaTokens } from "../captcha/captcha-tokens.ts";
import type { Visits } from "../cashier/pages/visits.ts";
import type { Conversations } from "../chat/conversations.ts";
import type { Faults } from "../faults/faults.ts";
import type { DocumentSockets } from "../sockets/document-sockets.ts";
import type { Visitors } from "./visitors.ts";
import type { WorldHost } from "./world-host.ts";

/** All parts of the operator's side, for the calls and the control API. */
export interface Operator {
  database: Database;
  world: WorldHost;
  sessions: Sessions;
  loginGuard: LoginGuard;
  captcha: CaptchaTokens;
  verification: VerificationService;
  /** The support chat. */
  chat: Conversations;
  visitors: Visitors;
  /** The visits to the cashier, and what control has settled for deposits. */
  cashier: { visits: Visits; nextDeposits: NextDeposits };
  promotions: Promotions;
  /** The most that a bet pays, in cents. */
  maximumPayout: number;
  placement: PlacementDependencies;
  cashOut: CashOutDependencies;
  settlement: Settlement;
  publisher: Publisher;
  broker: Broker;
  documentSockets: DocumentSockets;
  faults: Faults;
  setInPlayDelay(milliseconds: number): void;
}
