import {
  type AcceptOdds,
  followsPrice,
  needsAcceptance,
  serverWouldRefuse,
} from "../accept-odds/index.ts";
import type { Cents } from "../money/index.ts";
import { singleReturn } from "../returns/index.ts";
import {
  type BettingPermission,
  type BettingRestriction,
  priceLifetime,
  type StakeProblem,
} from "../slip/index.ts";
import { type Builder, endedCode, fewestPicks, overPicks } from "./builder-state.ts";

/** Everything that placing a builder depends on beside the builder itself. */
export interface BuilderContext {
  readonly permission: BettingPermission;
  readonly acceptOdds: AcceptOdds;
  /** Cents; null for a visitor, and while it is not known. */
  readonly balance: Cents | null;
  /** Epoch milliseconds by the server's clock. */
  readonly serverNow: number;
  readonly isOnline: boolean;
  /** What has become of the ticket that was sent: nothing yet, under way, lost, or known. */
  readonly placement: "none" | "placing" | "unknown" | "ended";
}

/** One reason why a builder can't be placed (B5). */
export type BuilderBlocker =
  | { readonly reason: "offline" }
  /** No bet on these picks will be taken any more: nothing else of the builder matters. */
  | { readonly reason: "over"; readonly outcomeIds: readonly string[] }
  | { readonly reason: "too-few" }
  | { readonly reason: "calculating" }
  /** There is no price yet, and the last request for it failed. */
  | { readonly reason: "not-priced" }
  | { readonly reason: "stale-price" }
  /** More than one pick, and odds of 0: they have no price together. */
  | { readonly reason: "no-price"; readonly message: string | null }
  | { readonly reason: "stake-problem"; readonly problem: StakeProblem }
  | { readonly reason: "no-stake" }
  | { readonly reason: "insufficient-funds"; readonly missing: Cents };

/** A price other than the one that was agreed to. */
export interface BuilderChange {
  readonly from: number;
  readonly to: number;
}

/** What is shown where the place button is: one thing at a time, as on the slip. */
export type BuilderControl =
  | { readonly kind: "empty" }
  | { readonly kind: "processing" }
  | { readonly kind: "checking" }
  | { readonly kind: "results" }
  | { readonly kind: "blocked"; readonly because: readonly BuilderBlocker[] }
  | { readonly kind: "login" }
  | { readonly kind: "restricted"; readonly because: BettingRestriction }
  | { readonly kind: "accept-change"; readonly change: BuilderChange }
  /** `change`: taking the new price over is offered, not needed (B4). */
  | { readonly kind: "place"; readonly stake: Cents; readonly change: BuilderChange | null };

/** Decides what is shown where the place button is (B4, B5, B6). */
export function builderControl(builder: Builder, context: BuilderContext): BuilderControl {
  if (context.placement === "unknown") return { kind: "checking" };
  if (context.placement === "placing") return { kind: "processing" };
  if (context.placement === "ended") return { kind: "results" };
  if (builder.picks.length === 0) return { kind: "empty" };
  const because = builderBlockers(builder, context);
  if (because.length > 0) return { kind: "blocked", because };
  const { permission, acceptOdds } = context;
  if (!permission.allowed) {
    const refusal = permission.because;
    return refusal === "visitor" ? { kind: "login" } : { kind: "restricted", because: refusal };
  }
  const change = changeOf(builder);
  if (change && serverWouldRefuse(acceptOdds, change.from, change.to)) {
    return { kind: "accept-change", change };
  }
  const isOffered = change !== null && needsAcceptance(acceptOdds, change.from, change.to);
  return { kind: "place", stake: builder.stake.cents ?? 0, change: isOffered ? change : null };
}

/** Every reason why the builder can't be placed, in the order in which they are shown. */
export function builderBlockers(
  builder: Builder,
  context: BuilderContext,
): readonly BuilderBlocker[] {
  if (!context.isOnline) return [{ reason: "offline" }];
  const over = overPicks(builder);
  if (over.length > 0) return [{ reason: "over", outcomeIds: over }];
  return [...priceBlockers(builder, context), ...stakeBlockers(builder, context)];
}

/** Whether the warning of B5 shows: more than one pick and odds of 0, unless picks are over, which say so. */
export function hasNoPrice({ picks, ticket }: Builder): boolean {
  return picks.length > 1 && ticket?.odds === 0 && ticket.code !== endedCode;
}

/** The price that the bet would be placed at: the current one where every price is accepted, else the agreed one. */
export function builderOdds(builder: Builder, acceptOdds: AcceptOdds): number | null {
  const { ticket, agreedOdds } = builder;
  if (ticket === null || ticket.odds === 0) return null;
  return followsPrice(acceptOdds) ? ticket.odds : agreedOdds;
}

/** Cents, if all picks win, at most `maximumPayout`; null where there is no stake or no price ("-", B5). */
export function builderReturn(
  builder: Builder,
  acceptOdds: AcceptOdds,
  maximumPayout: Cents | null = null,
): Cents | null {
  const { cents } = builder.stake;
  if (cents === null) return null;
  return singleReturn(cents, builderOdds(builder, acceptOdds), maximumPayout);
}

/** Whether the floating pill of a small screen shows: more than one pick, and not pre-made (B2). */
export function showsBuilderPill({ picks, precannedId }: Builder): boolean {
  return picks.length > 1 && precannedId === null;
}

function changeOf({ agreedOdds, ticket }: Builder): BuilderChange | null {
  if (agreedOdds === null || ticket === null || ticket.odds === agreedOdds) return null;
  return { from: agreedOdds, to: ticket.odds };
}

function priceBlockers(builder: Builder, { serverNow }: BuilderContext): readonly BuilderBlocker[] {
  const { picks, ticket, isCalculating } = builder;
  if (picks.length < fewestPicks) return [{ reason: "too-few" }];
  if (ticket === null) return [{ reason: isCalculating ? "calculating" : "not-priced" }];
  if (serverNow - ticket.pricedAt > priceLifetime) return [{ reason: "stale-price" }];
  return ticket.odds > 1 ? [] : [{ reason: "no-price", message: ticket.message }];
}

function stakeBlockers(
  { stake }: Builder,
  { balance, permission }: BuilderContext,
): readonly BuilderBlocker[] {
  if (stake.problem !== null) return [{ reason: "stake-problem", problem: stake.problem }];
  const cents = stake.cents ?? 0;
  if (cents <= 0) return [{ reason: "no-stake" }];
  // A person who may not bet sees that reason, never a request to deposit first.
  if (balance === null || !permission.allowed || cents <= balance) return [];
  return [{ reason: "insufficient-funds", missing: cents - balance }];
}
