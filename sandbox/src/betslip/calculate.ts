import { randomUUID } from "node:crypto";
import type { calculate, ErrorMeta, Ticket } from "@grandstand/contract/betslip";
import type { AnswerOf, BodyOf } from "@grandstand/contract/call";
import type { Account } from "../accounts/account.ts";
import type { Database } from "../database/open.ts";
import { tickets as ticketRows } from "../database/schema.ts";
import { walletBalance } from "../ledger/ledger.ts";
import { messageIn } from "../wording/messages.ts";
import type { World } from "../world/world.ts";
import { potentialReturn } from "./arithmetic.ts";
import { findBar, findFault, type Line, legsOf } from "./checks.ts";

/** A ticket can be submitted for this long, in milliseconds. */
export const ticketLifetime = 5 * 60_000;

type Slip = BodyOf<typeof calculate>;
type CalculateAnswer = AnswerOf<typeof calculate>;

/** A single for each selection that has a stake, or one combi; an each-way stake counts twice (B5). */
function linesOf(slip: Slip): Line[] {
  if (slip.type === "combi") {
    const selections = slip.selections.map((selection) => ({
      ...selection,
      each_way: slip.each_way,
    }));
    return [{ type: "combi", stake: slip.stake * (slip.each_way ? 2 : 1), selections }];
  }
  return slip.selections
    .map((selection): Line => {
      const unit = slip.stakes[selection.outcome_id] ?? selection.stake;
      const stake = unit * (selection.each_way ? 2 : 1);
      return { type: "single", stake, selections: [{ ...selection, stake: unit }] };
    })
    .filter((line) => line.stake > 0);
}

const totalOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.stake, 0);

/** What is wrong with the slip as a whole, apart from any line. */
function findSlipFault(slip: Slip, lines: readonly Line[]): ErrorMeta | null {
  const ids = slip.selections.map((selection) => selection.outcome_id);
  if (new Set(ids).size < ids.length) return { code: "CANNOT_COMBINE", outcome_ids: ids };
  const isConsistent = lines.length > 0 && totalOf(lines) === slip.total_stake;
  return isConsistent ? null : { code: "STAKE_INVALID", outcome_ids: ids };
}

function ticketOf(world: World, line: Line, error: ErrorMeta | null): Ticket {
  const isEachWay = line.selections.some((selection) => selection.each_way);
  return {
    uuid: randomUUID(),
    status: error?.code ?? "OPEN",
    type: line.type,
    system_type: null,
    bets: isEachWay ? 2 : 1,
    unit_stake: isEachWay ? line.stake / 2 : line.stake,
    each_way: isEachWay,
    freebet_id: null,
    combo_boost: null,
    stake: line.stake,
    selections: [...line.selections],
    potential_return: potentialReturn(line.stake, legsOf(world, line.selections, error === null)),
    tax: 0,
    error_meta: error,
  };
}

/**
 * Prices a slip and issues its tickets, each bound to its person for 5 minutes (B7). `status` is
 * true where every ticket could be submitted as it is; otherwise the tickets at fault say why.
 */
export async function calculateSlip(
  { database, world }: { database: Database; world: World },
  account: Account,
  slip: Slip,
): Promise<CalculateAnswer> {
  const refuse = (message: string): CalculateAnswer => ({ status: false, tickets: [], message });
  if (slip.type === "system") return refuse(messageIn(slip.lang, "system-not-offered"));
  if (slip.freebet_id !== undefined) return refuse(messageIn(slip.lang, "FREEBET_NOT_AVAILABLE"));

  const lines = linesOf(slip);
  const balance = await walletBalance(database, account.id);
  const wholeFault = findBar(account) ?? findSlipFault(slip, lines);
  if (wholeFault && lines.length === 0) return refuse(messageIn(slip.lang, wholeFault.code));
  const tooDear: ErrorMeta | null =
    totalOf(lines) > balance ? { code: "BALANCE_INSUFFICIENT", outcome_ids: [] } : null;
  const issued = lines.map((line) =>
    ticketOf(world, line, wholeFault ?? findFault(world, line, slip.accept_odds) ?? tooDear),
  );
  const now = world.now();
  await database.insert(ticketRows).values(
    issued.map((ticket) => ({
      uuid: ticket.uuid,
      accountId: account.id,
      ticket,
      state: "open" as const,
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
