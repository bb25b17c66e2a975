import type { Placement } from "@grandstand/rules/placement";
import { loggedIn } from "../../core/session/session.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { createBetTerms, fetchBetTerms } from "../bets/index.ts";
import { announceBoosts } from "../promotions/index.lazy.ts";
import { createFreeBetsStore } from "../promotions/index.ts";
import type { BetSlipStore } from "./store.ts";

/**
 * Keeps what promotions add to the slip, from its first selection or its opening on: the combo boost,
 * and the person's free bets. These are fetched then, with every login and logout, and whenever the slip
 * opens or gets its first selection (B7). Where promotions are off nothing is fetched. Returns its end.
 */
export function keepPromotions(site: Site, slip: BetSlipStore): () => void {
  const { configuration, session, slipOutline: outline } = site;
  if (!configuration.promotions) return () => undefined;
  const freeBets = featureStore(site, createFreeBetsStore);
  let isBegun = false;

  function update(isNews: boolean) {
    const isWanted = outline.getState().isOpen || slip.getState().slip.selections.length > 0;
    if (!isBegun && isWanted) {
      isBegun = true;
      void fetchBetTerms(site, featureStore(site, createBetTerms));
      void freeBets.refresh();
    } else if (isBegun && isNews) {
      void freeBets.refresh();
    }
  }

  update(false);
  const stops = [
    session.subscribe(({ user }, before) => update(user?.id !== before.user?.id)),
    outline.subscribe(({ isOpen }, before) => {
      if (isOpen && !before.isOpen) update(true);
    }),
    slip.subscribe(({ slip: shown }, before) =>
      update(before.slip.selections.length === 0 && shown.selections.length > 0),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The chosen free bet follows what the operator says of the person's free bets. Returns its end. */
export function followFreeBets(site: Site, slip: BetSlipStore): () => void {
  return featureStore(site, createFreeBetsStore).subscribe(({ list }, before) => {
    if (list !== before.list) slip.applyFreeBets(list);
  });
}

/** Says of the bets that a person has placed whether they are boosted (B8). Returns its end. */
export function followBoosts(site: Site, slip: BetSlipStore): () => void {
  const { configuration, session } = site;
  if (!configuration.promotions) return () => undefined;
  let known = new Set(betIdsOf(slip.getState().placement));
  return slip.subscribe(({ placement }, before) => {
    // Several bets are announced together, when the last of them has left.
    if (placement === before.placement || isSending(placement)) return;
    const placed = betIdsOf(placement).filter((id) => !known.has(id));
    known = new Set(betIdsOf(placement));
    if (placed.length > 0 && loggedIn(session.getState())) void announceBoosts(site, placed);
  });
}

function betIdsOf({ tickets }: Placement): readonly string[] {
  return tickets.flatMap((ticket) => (ticket.status === "placed" ? [ticket.receipt.betId] : []));
}

function isSending({ tickets }: Placement): boolean {
  return tickets.some(({ status }) => status === "draft" || status === "placing");
}
