import {
  type BetBoostPromotion,
  type CoinsBoostPromotion,
  coinsAreBoosted,
  getBetBoostPromotions,
  getCoinsBoostPromotions,
  isBoosted,
} from "@grandstand/contract/promotions";
import { type BoostPromotion, boostResult } from "@grandstand/rules/boosts";
import { intervals } from "@grandstand/rules/intervals";
import type { PollEnd } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/create-site.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import type { BetSlip } from "../bet-slip/store.ts";

export interface Promotions {
  refresh(): Promise<PollEnd>;
}

type PromotedSite = Pick<Site, "api" | "session"> & {
  readonly slip: Pick<Site["slip"], "getState" | "takePromotions">;
};

/** Brings the boosts that the person may use to the slip (B3, B7). Lists that can't be had leave what there was. */
export function createPromotions({ api, session, slip }: PromotedSite): Promotions {
  return {
    async refresh() {
      const owner = session.getState().user?.id;
      if (owner === undefined) return { kind: "done" };
      const [bets, coins] = await Promise.all([
        api(getBetBoostPromotions),
        api(getCoinsBoostPromotions),
      ]);
      if (session.getState().user?.id !== owner) return { kind: "done" };
      if (bets.ok && coins.ok) {
        const promotions = [...bets.value.map(fromBetBoost), ...coins.value.map(fromCoinsBoost)];
        const isNews = JSON.stringify(promotions) !== JSON.stringify(slip.getState().promotions);
        if (isNews) slip.takePromotions(promotions);
        return { kind: "done" };
      }
      const failed = bets.ok ? coins : bets;
      const failure = failed.ok ? null : failed.failure;
      return {
        kind: "failed",
        retryAfter: failure?.kind === "refused" ? failure.retryAfter : null,
      };
    },
  };
}

/**
 * Asks for the promotions now and every 5 s while the person is logged in (B4), and says of each bet
 * that is placed whether it is boosted (B8). A second login starts nothing a second time.
 */
export function startPromotions(site: Site): void {
  const promotions = featureStore(site, createPromotions);
  featureStore(site, followSession);
  site.scheduler.start("promotions", {
    every: intervals.promotionsPoll,
    ask: promotions.refresh,
  });
  // The poll's first question leaves after a period, and a bet may be placed sooner.
  void promotions.refresh();
}

function followSession(site: Site): () => void {
  const { session, slip } = site;
  const stopSession = session.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) slip.takePromotions([]);
  });
  let known = new Set(betIdsOf(slip.getState()));
  const stopSlip = slip.subscribe((state, before) => {
    // Several bets are told of at once, when the last of them has left.
    if (state.placement === before.placement || isSending(state)) return;
    const placed = betIdsOf(state).filter((id) => !known.has(id));
    known = new Set(betIdsOf(state));
    if (placed.length > 0) void tellBoosts(site, placed);
  });
  return () => {
    stopSession();
    stopSlip();
  };
}

const betIdsOf = ({ placement }: Pick<BetSlip, "placement">): readonly string[] =>
  placement.tickets.flatMap((ticket) => (ticket.status === "placed" ? [ticket.receipt.betId] : []));

const isSending = ({ placement }: Pick<BetSlip, "placement">): boolean =>
  placement.tickets.some(({ status }) => status === "draft" || status === "placing");

/** Says that bets are boosted, for 5 s (B8); what can't be asked is not said. */
async function tellBoosts({ api, messages }: Site, betIds: readonly string[]): Promise<void> {
  const asked = betIds.map(async (bet_id) => {
    const [bet, coins] = await Promise.all([
      api(isBoosted, { body: { bet_id } }),
      api(coinsAreBoosted, { body: { bet_id } }),
    ]);
    return {
      bet: bet.ok && boostResult(bet.value) !== "none",
      coins: coins.ok && boostResult(coins.value) !== "none",
    };
  });
  const answers = await Promise.all(asked);
  const isBet = answers.some(({ bet }) => bet);
  const isCoins = answers.some(({ coins }) => coins);
  if (!isBet && !isCoins) return;
  const key = isBet && isCoins ? "both" : isBet ? "bet" : "coins";
  messages.showToast({
    severity: "success",
    title: { key: "promotions.placed.title" },
    text: { key: `promotions.placed.${key}` },
    duration: intervals.toastDefault,
  });
}

function fromBetBoost(promotion: BetBoostPromotion): BoostPromotion {
  return { ...shared(promotion), kind: "bet", betTypes: ["single"] };
}

function fromCoinsBoost(promotion: CoinsBoostPromotion): BoostPromotion {
  return { ...shared(promotion), kind: "coins", betTypes: promotion.bet_type };
}

function shared(promotion: BetBoostPromotion | CoinsBoostPromotion) {
  return {
    id: promotion.id,
    eventId: promotion.event_id,
    competitionId: promotion.competition_id,
    sportId: promotion.sport_id,
    audience: promotion.audience,
    createdAt: Date.parse(promotion.created_at),
    activeUntil: Date.parse(promotion.active_until),
    minimumStake: promotion.minimum_stake,
    maximumStake: promotion.maximum_stake,
    minimumOdds: promotion.minimum_odds,
    maximumOdds: promotion.maximum_odds,
    maximumWinnings: promotion.maximum_winnings,
    boost: promotion.boost,
  };
}
