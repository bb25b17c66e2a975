import {
  type BetBoostPromotion,
  type CoinsBoostPromotion,
  getBetBoostPromotions,
  getCoinsBoostPromotions,
} from "@grandstand/contract/promotions";
import type { BoostPromotion } from "@grandstand/rules/boosts";
import { intervals } from "@grandstand/rules/intervals";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { createBoosts } from "./boosts.ts";

export interface Promotions {
  refresh(): Promise<PollResult>;
}

/** Brings the boosts that the person may use (B3, B7). Lists that can't be had leave what there was. */
export function createPromotions(site: Site): Promotions {
  const { api, session } = site;
  const boosts = featureStore(site, createBoosts);
  session.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) boosts.setState({ list: [] });
  });
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
        const list = [...bets.value.map(fromBetBoost), ...coins.value.map(fromCoinsBoost)];
        const isNews = JSON.stringify(list) !== JSON.stringify(boosts.getState().list);
        if (isNews) boosts.setState({ list });
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
 * Fetches the promotions now and every 5 s while the person is logged in (B4). A second login starts
 * nothing a second time.
 */
export function startPromotions(site: Site): void {
  const promotions = featureStore(site, createPromotions);
  site.scheduler.start("promotions", {
    every: intervals.promotionsPoll,
    run: promotions.refresh,
  });
  // The poll's first request leaves after a period, and a bet may be placed sooner.
  void promotions.refresh();
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
