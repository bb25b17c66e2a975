import {
  type BuilderOutcome,
  findIncompatibility,
  type Incompatibility,
} from "@grandstand/rules/builder";
import { intervals } from "@grandstand/rules/intervals";
import type { EventView } from "@grandstand/ui/event-view";
import type { Translate } from "@grandstand/ui/provider";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { type PriceChoice, type PriceTarget, selectable, selected } from "../odds/index.ts";
import { createBetBuilder } from "./bet-builder.ts";
import { pressedPicks } from "./store.ts";
import { type BuilderFacts, toBuilderOutcome, toMatchStand } from "./view.ts";

/**
 * The bet builder, as the prices of a match are chosen for it: what can't go with the picks is blocked
 * before the press, and says why; a press on it says so for those who don't see it.
 */
export function createBuilderTarget(
  site: Site,
  t: Translate,
  event: EventView,
  facts: BuilderFacts,
): PriceTarget {
  const store = featureStore(site, createBetBuilder);
  const outcomes = outcomesOf(event, facts);
  const stand = toMatchStand(event);
  // Every price reads its choice at each change of the builder, and most changes leave the picks alone.
  const choices = new Map<string, PriceChoice>();
  let cachedPicks: readonly BuilderOutcome[] = [];

  function choiceOf(outcomeId: string): PriceChoice {
    const picks = pressedPicks(store.getState());
    if (picks !== cachedPicks) choices.clear();
    cachedPicks = picks;
    const choice = choices.get(outcomeId) ?? choiceBeside(picks, outcomeId);
    choices.set(outcomeId, choice);
    return choice;
  }

  function choiceBeside(picks: readonly BuilderOutcome[], outcomeId: string): PriceChoice {
    if (picks.some((pick) => pick.outcomeId === outcomeId)) return selected;
    const outcome = outcomes.get(outcomeId);
    const conflict = outcome ? findIncompatibility(picks, outcome, stand) : null;
    return conflict ? { isSelected: false, blockedBecause: conflictText(t, conflict) } : selectable;
  }

  return {
    subscribe: store.subscribe,
    choiceOf,
    toggle(press) {
      const { blockedBecause } = choiceOf(press.outcome.id);
      const outcome = outcomes.get(press.outcome.id);
      if (blockedBecause !== null) showConflict(site, blockedBecause);
      else if (outcome) store.toggle(outcome);
    },
  };
}

/** By id, as the builder knows them. */
function outcomesOf(event: EventView, facts: BuilderFacts): ReadonlyMap<string, BuilderOutcome> {
  return new Map(
    event.markets.flatMap((market) =>
      market.outcomes.map(
        (outcome) => [outcome.id, toBuilderOutcome(event, market, outcome, facts)] as const,
      ),
    ),
  );
}

/** Why an outcome can't go with the picks, in words. */
function conflictText(t: Translate, conflict: Incompatibility): string {
  switch (conflict.because) {
    case "all-together":
      return t("bet-builder.conflict.all-together");
    case "contradiction":
      return t("bet-builder.conflict.contradiction", namesOf(conflict.with));
    case "same-market":
      return t("bet-builder.conflict.same-market", namesOf(conflict.with));
  }
}

function namesOf({ outcomeName, marketName }: BuilderOutcome) {
  return { pick: outcomeName, market: marketName };
}

/** Says beside the button why a pick is not possible, for a person who does not see its tooltip. */
function showConflict({ messages }: Site, text: string): void {
  messages.showToast({
    severity: "info",
    title: { key: "bet-builder.conflict.title" },
    text: { text },
    duration: intervals.toastDefault,
  });
}
