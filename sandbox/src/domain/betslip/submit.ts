import type { ErrorMeta, SubmitAnswer } from "@grandstand/contract/betslip";
import type { Database } from "../../kernel/database/open.ts";
import type { Account } from "../accounts/account.ts";
import { legFactsOf } from "../bets/leg-facts.ts";
import { prospectOf } from "../bets/pricing.ts";
import { findUsableFreeBet } from "../freebets/freebets.ts";
import { findPassedLimit } from "../limits/index.ts";
import { noteBoosts } from "../loyalty/boosts.ts";
import { fault, findBar } from "../placement/faults.ts";
import {
  type Acceptance,
  type PlacementDependencies,
  placeTicket,
  refusalOf,
  ticketFailures,
} from "../placement/place-ticket.ts";
import type { AcceptedLeg } from "../placement/selection-rows.ts";
import type { World } from "../world/world.ts";
import { findFault } from "./checks.ts";
import { findFreeBetFault } from "./free-bet-checks.ts";
import { askedOdds, type Line, legsOf, lineOfTicket, termsOf } from "./line.ts";
import { findTicket, fingerprintOf, isSameTicket, type Submission } from "./tickets.ts";

/** The selections as they are accepted: at live prices. */
function acceptedLegs(world: World, line: Line): AcceptedLeg[] {
  const legs = legsOf(world, line, "live");
  return line.selections.map((selection, position) => ({
    selection,
    askedOdds: String(askedOdds(selection)),
    odds: legs[position]?.odds ?? String(askedOdds(selection)),
    boosted: legs[position]?.isBoosted ?? false,
    placeFraction: legs[position]?.placeFraction ?? null,
    facts: legFactsOf(world, selection),
  }));
}

/** The scope of each selection, for promotions. */
function boostLegsOf(world: World, legs: readonly AcceptedLeg[]) {
  return legs.map(({ selection, odds }) => {
    const event = world.event(selection.event_id, "fr");
    return {
      eventId: selection.event_id,
      competitionId: event?.competition_id ?? "",
      sportId: event?.sport_id ?? "",
      odds,
    };
  });
}

/** Why the bet can't be accepted at this moment, by the current state of person, prices and free bet. */
async function findFaultNow(
  database: Database,
  { world, promotions }: PlacementDependencies,
  account: Account,
  line: Line,
  submission: Submission,
): Promise<ErrorMeta | null> {
  const early = findBar(account) ?? findFault(world, line, submission.accept_odds);
  if (early) return early;
  if (line.freeBetId === null) {
    const passed = await findPassedLimit(database, account.id, line.stake, world.now());
    return passed && fault(passed);
  }
  const freeBet = promotions.areOn()
    ? await findUsableFreeBet(database, account.id, line.freeBetId, world.now())
    : null;
  return findFreeBetFault(world, line, freeBet);
}

/** The bet that a line becomes at the prices of this moment, with its boosts. */
function acceptanceOf(
  { world, promotions, maximumPayout }: PlacementDependencies,
  line: Line,
): Acceptance {
  const boost = promotions.comboBoost();
  const prospect = prospectOf(termsOf(line, { boost, maximumPayout }), legsOf(world, line, "live"));
  const { type, stake, freeBetId } = line;
  const { potentialReturn } = prospect;
  const legs = acceptedLegs(world, line);
  return {
    columns: {
      type,
      systemType: line.systemType,
      betCount: line.bets,
      unitStake: line.unitStake,
      eachWay: line.isEachWay,
      boostSteps: prospect.boost && boost.percentSteps,
      boostMode: prospect.boost && boost.mode,
      boostPercent: prospect.boost?.percent ?? null,
      boostAmount: prospect.boost?.amount ?? null,
      potentialReturn,
    },
    legs,
    addTo: async (transaction, account, id, at) => {
      if (!promotions.areOn()) return;
      const boosted = { id, type, freeBetId, stake, potentialReturn };
      const scopes = boostLegsOf(world, legs);
      await noteBoosts(transaction, account, { ...boosted, legs: scopes }, at);
    },
  };
}

/** Places a ticket of the slip, as `placeTicket` says. */
export async function submitTicket(
  dependencies: PlacementDependencies,
  account: Account,
  submission: Submission,
): Promise<SubmitAnswer> {
  const { database } = dependencies;
  const { ticket, lang } = submission;
  const { uuid } = ticket;
  const row = await findTicket(database, account.id, uuid);
  if (!row) return refusalOf({ uuid, lang }, fault("TICKET_EXPIRED"));
  if (!isSameTicket(row.ticket, ticket)) throw ticketFailures.differs();
  const line = lineOfTicket(row.ticket);
  return placeTicket(dependencies, account, {
    uuid,
    lang,
    fingerprint: fingerprintOf(submission),
    expiresAt: row.expiresAt,
    stake: line.stake,
    freeBetId: line.freeBetId,
    selections: line.selections,
    findFault: async () => {
      const now = await findFaultNow(database, dependencies, account, line, submission);
      // What was wrong when it was priced makes it no ticket to submit, whatever has become of it since.
      return now ?? row.ticket.error_meta;
    },
    accept: async (transaction, person) => {
      const refused = await findFaultNow(transaction, dependencies, person, line, submission);
      return refused ? { refused } : { accepted: acceptanceOf(dependencies, line) };
    },
  });
}
