import { randomUUID } from "node:crypto";
import type { ErrorMeta, Ticket } from "@grandstand/contract/betslip";
import type { Database } from "../../kernel/database/open.ts";
import { messageIn } from "../../kernel/wording/messages.ts";
import type { Account } from "../accounts/account.ts";
import type { Promotions } from "../bets/combo-boost.ts";
import { prospectOf } from "../bets/pricing.ts";
import { findUsableFreeBet, type UsableFreeBet } from "../freebets/freebets.ts";
import { walletBalance } from "../ledger/ledger.ts";
import { fault, findBar } from "../placement/faults.ts";
import type { World } from "../world/world.ts";
import { findFault } from "./checks.ts";
import { findFreeBetFault } from "./free-bet-checks.ts";
import {
  type CalculateAnswer,
  type Line,
  legsOf,
  linesOf,
  type OperatorTerms,
  type Slip,
  termsOf,
} from "./line.ts";
import { tickets as ticketRows } from "./schema.ts";
import { findSlipFault, stakeOf } from "./slip-checks.ts";

/** A ticket can be submitted for this long, in milliseconds. */
export const ticketLifetime = 5 * 60_000;

interface Dependencies {
  database: Database;
  world: World;
  promotions: Promotions;
  maximumPayout: number;
}

/** The free bet that the slip names, if it can pay for a slip of this shape (B5). */
async function findFreeBet(
  { database, world, promotions }: Dependencies,
  account: Account,
  slip: Slip,
): Promise<UsableFreeBet | null> {
  const isSeveralSingles = slip.type === "single" && slip.selections.length > 1;
  if (slip.freebet_id === undefined || isSeveralSingles || !promotions.areOn()) return null;
  return findUsableFreeBet(database, account.id, slip.freebet_id, world.now());
}

function ticketOf(
  world: World,
  line: Line,
  error: ErrorMeta | null,
  operatorTerms: OperatorTerms,
): Ticket {
  const legs = legsOf(world, line, error === null ? "live" : "asked");
  const prospect = prospectOf(termsOf(line, operatorTerms), legs);
  return {
    uuid: randomUUID(),
    status: error?.code ?? "OPEN",
    type: line.type,
    system_type: line.systemType,
    bets: line.bets,
    unit_stake: line.unitStake,
    each_way: line.isEachWay,
    freebet_id: line.freeBetId,
    combo_boost: prospect.boost,
    stake: line.stake,
    selections: [...line.selections],
    potential_return: prospect.potentialReturn,
    tax: 0,
    error_meta: error,
  };
}

/** The faults that no single line has: too little money for all of them together. */
async function findTooDear(database: Database, account: Account, lines: readonly Line[]) {
  const paidInMoney = lines.filter((line) => line.freeBetId === null);
  const balance = await walletBalance(database, account.id);
  return stakeOf(paidInMoney) > balance ? fault("BALANCE_INSUFFICIENT") : null;
}

/**
 * Prices a slip and issues its tickets, each bound to its person for 5 minutes (B7). `status` is
 * true where every ticket could be submitted; otherwise the tickets at fault say why.
 */
export async function calculateSlip(
  dependencies: Dependencies,
  account: Account,
  slip: Slip,
): Promise<CalculateAnswer> {
  const { database, world, promotions, maximumPayout } = dependencies;
  const refuse = (error: ErrorMeta): CalculateAnswer => ({
    status: false,
    tickets: [],
    message: messageIn(slip.lang, error.code),
  });
  const operatorTerms = { boost: promotions.comboBoost(), maximumPayout };
  const lines = linesOf(slip);
  const wholeFault = findBar(account) ?? findSlipFault(world, slip, lines, operatorTerms);
  if (wholeFault && lines.length === 0) return refuse(wholeFault);
  // A system without a single line is no bet: there is nothing to issue a ticket for.
  if (lines.some((line) => line.bets === 0)) return refuse(fault("SYSTEM_INVALID"));
  const freeBet = await findFreeBet(dependencies, account, slip);
  const tooDear = await findTooDear(database, account, lines);
  const issued = lines.map((line) => {
    const error =
      wholeFault ??
      findFault(world, line, slip.accept_odds) ??
      findFreeBetFault(world, line, freeBet) ??
      tooDear;
    return ticketOf(world, line, error, operatorTerms);
  });
  const now = world.now();
  await database.insert(ticketRows).values(
    issued.map((ticket) => ({
      uuid: ticket.uuid,
      accountId: account.id,
      ticket,
      createdAt: now,
      expiresAt: now + ticketLifetime,
    })),
  );
  const code = issued.find((ticket) => ticket.error_meta)?.error_meta?.code;
  return {
    status: code === undefined,
    tickets: issued,
    message: code ? messageIn(slip.lang, code) : null,
  };
}
