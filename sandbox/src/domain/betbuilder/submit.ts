import type { BuilderError, SubmitBuilderAnswer } from "@grandstand/contract/bet-builder";
import type { ErrorMeta, SubmitAnswer } from "@grandstand/contract/betslip";
import type { Account } from "../accounts/account.ts";
import { builderReturn } from "../bets/builder-leg.ts";
import { findPassedLimit } from "../limits/index.ts";
import { fault, findBar } from "../placement/faults.ts";
import {
  type Acceptance,
  type PlacementDependencies,
  placeTicket,
  refusalOf,
  ticketFailures,
} from "../placement/place-ticket.ts";
import type { World } from "../world/world.ts";
import { findWrongStake, isAccepted, quoteBuilder } from "./checks.ts";
import {
  type BuilderSubmission,
  findBuilderTicket,
  fingerprintOf,
  isSameOrder,
} from "./tickets.ts";

/** The key under which the stored answer has the price of the whole ticket. */
const wholeTicket = "ticket";

/** A builder's error as the stored answer has it. */
function keptError({ odds, ...error }: BuilderError): ErrorMeta {
  return { ...error, ...(odds === undefined ? {} : { odds: { [wholeTicket]: odds } }) };
}

/** The stored answer in the form of this call: a receipt, or a message (B7). */
function toAnswer(kept: SubmitAnswer): SubmitBuilderAnswer {
  const { bet, message } = kept;
  const error = kept.meta.error;
  const odds = error?.odds?.[wholeTicket];
  const meta = {
    error: error && {
      code: error.code,
      outcome_ids: error.outcome_ids,
      ...(typeof odds === "number" ? { odds } : {}),
    },
  };
  if (!bet?.builder) return { status: false, receipt: null, message, meta };
  return {
    status: true,
    receipt: {
      uuid: kept.uuid,
      bet_id: bet.id,
      reference: bet.reference,
      stake: bet.stake,
      ...bet.builder,
      potential_return: bet.potential_return,
      placed_at: bet.placed_at,
      selections: bet.selections.map(
        ({
          event_id,
          market_id,
          outcome_id,
          sport_slug,
          competition_slug,
          competitors,
          event_name,
          market_name,
          outcome_name,
        }) => ({
          event_id,
          market_id,
          outcome_id,
          sport_slug,
          competition_slug,
          ...(competitors && { competitors }),
          event_name,
          market_name,
          outcome_name,
        }),
      ),
    },
    message,
    meta,
  };
}

/** The price of the order at this moment, or why it can't be accepted. */
function acceptedOdds(
  world: World,
  submission: BuilderSubmission,
): { odds: number } | { refused: ErrorMeta } {
  const { price, fault: wrongOrder } = quoteBuilder(world, submission);
  const wrong = wrongOrder ?? findWrongStake(submission.stake);
  if (wrong) return { refused: keptError(wrong) };
  if (!price) return { refused: fault("CANNOT_COMBINE") };
  if (!isAccepted(submission.accept_odds, submission.current_odds, price.odds)) {
    return { refused: keptError({ ...fault("ODDS_CHANGED"), odds: price.odds }) };
  }
  return { odds: price.odds };
}

/** The bet at one price; each selection also has its own. */
function acceptanceOf(
  { world, maximumPayout }: PlacementDependencies,
  { stake, current_odds, selections }: BuilderSubmission,
  odds: number,
): Acceptance {
  return {
    columns: {
      type: "builder",
      betCount: 1,
      unitStake: stake,
      eachWay: false,
      potentialReturn: builderReturn(stake, String(odds), maximumPayout),
      builderAskedOdds: String(current_odds),
      builderOdds: String(odds),
    },
    legs: selections.map((selection) => {
      const own = String(world.outcome(selection.outcome_id)?.odds ?? 0);
      return { selection, askedOdds: own, odds: own, boosted: false };
    }),
  };
}

/** Places a ticket of the bet builder, as `placeTicket` says; answers with the receipt or a refusal. */
export async function submitBuilderTicket(
  dependencies: PlacementDependencies,
  account: Account,
  submission: BuilderSubmission,
): Promise<SubmitBuilderAnswer> {
  const { database, world } = dependencies;
  const { uuid, lang, stake, selections } = submission;
  const row = await findBuilderTicket(database, account.id, uuid);
  if (!row) return toAnswer(refusalOf(submission, fault("TICKET_EXPIRED")));
  if (!isSameOrder(row, submission)) throw ticketFailures.differs();
  const answer = await placeTicket(dependencies, account, {
    uuid,
    lang,
    fingerprint: fingerprintOf(submission),
    expiresAt: row.expiresAt,
    stake,
    freeBetId: null,
    selections,
    findFault: async () => {
      const bar = findBar(account);
      if (bar) return bar;
      const judged = acceptedOdds(world, submission);
      return "refused" in judged ? judged.refused : null;
    },
    accept: async (transaction, person) => {
      const bar = findBar(person);
      if (bar) return { refused: bar };
      const judged = acceptedOdds(world, submission);
      if ("refused" in judged) return judged;
      const passed = await findPassedLimit(transaction, person.id, stake, world.now());
      if (passed) return { refused: fault(passed) };
      return { accepted: acceptanceOf(dependencies, submission, judged.odds) };
    },
  });
  return toAnswer(answer);
}
