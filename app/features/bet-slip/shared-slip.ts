import type { AnswerOf } from "@grandstand/contract/call";
import { postSelections } from "@grandstand/contract/sportsbook";
import { intervals } from "@grandstand/rules/intervals";
import { decodeSharedSlip, type SharedSelection } from "@grandstand/rules/share-slip";
import type { LiveSelection, Selection } from "@grandstand/rules/slip";
import type { Toast } from "../../core/messages/messages.ts";
import type { Site } from "../../core/site/site.ts";
import { toEventView } from "../events/index.lazy.ts";
import { toSelection } from "../events/index.ts";
import type { SharedSlipOffer } from "./shared-slip-offer.ts";
import type { BetSlipStore } from "./store.ts";

/** What of a site a shared slip needs. */
type FilledSite = Pick<Site, "api" | "configuration" | "language" | "slugs" | "messages" | "clock">;
interface Filled {
  readonly slip: Pick<BetSlipStore, "getState" | "clear" | "toggle">;
  readonly offer: SharedSlipOffer;
}

interface OfferedLine {
  readonly selection: Selection;
  readonly live: LiveSelection;
}

/**
 * Fills the slip with what somebody shared, at the prices of now and without a stake. A slip that holds
 * something is overwritten only with consent. A toast says what is no longer offered, and that a link is
 * none.
 */
export async function fillSharedSlip(
  site: FilledSite,
  filled: Filled,
  text: string,
): Promise<void> {
  const { api, configuration, language } = site;
  const shared = decodeSharedSlip(text);
  if (shared === null) return report(site, { severity: "error", key: "unreadable" });
  const answer = await api(postSelections, {
    query: { bookmaker: configuration.bookmaker, lang: language },
    body: {
      ids: shared.map(({ outcomeId, eventId }) => ({ outcome_id: outcomeId, event_id: eventId })),
    },
  });
  const notNow: Outcome = {
    severity: "error",
    key: "failed",
    onRetry: () => void fillSharedSlip(site, filled, text),
  };
  if (!answer.ok) return report(site, notNow);
  const lines = offeredLines(site, shared, answer.value);
  const gone = shared.length - lines.length;
  if (lines.length === 0) return report(site, { severity: "warn", key: "all-gone", count: gone });
  const { slip, offer } = filled;
  const fill = () => {
    if (slip.getState().slip.processingStatus === "processing") return report(site, notNow);
    slip.clear("asked");
    for (const { selection, live } of lines) slip.toggle(selection, live);
    if (gone > 0) report(site, { severity: "warn", key: "gone", count: gone });
    else report(site, { severity: "info", key: "filled", count: lines.length });
  };
  const { selections, processingStatus } = slip.getState().slip;
  // Bets that are under way, or whose results no one has seen, are not dropped without consent either.
  if (selections.length === 0 && processingStatus === "") fill();
  else offer.open(lines.length, fill);
}

/** The lines that can still be bet on, in the order of the link; a suspended one may open again. */
function offeredLines(
  { language, slugs, clock }: FilledSite,
  shared: readonly SharedSelection[],
  { server_time: pricedAt, selections }: AnswerOf<typeof postSelections>,
): readonly OfferedLine[] {
  clock.sync(pricedAt);
  const known = new Map(selections.map((each) => [each.id, each]));
  return shared.flatMap(({ outcomeId }): readonly OfferedLine[] => {
    const found = known.get(outcomeId);
    if (found === undefined) return [];
    const event = toEventView(
      { ...found.event, markets: [found.market], market_groups: [] },
      language,
      slugs,
    );
    const [market] = event.markets;
    const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
    const isOver = event.status === "ended" || event.status === "cancelled";
    if (!market || !outcome?.isVisible || outcome.odds === null || isOver) return [];
    const items = found.market.outcomes.find(({ id }) => id === outcomeId)?.items ?? [];
    const outcomeIds = items.map(({ id }) => id);
    return [
      {
        selection: toSelection(outcome, market, event, outcomeIds),
        live: {
          odds: outcome.odds,
          isSuspended: outcome.isSuspended,
          comboBoostAvailable: outcome.isComboBoosted ?? false,
          pricedAt,
        },
      },
    ];
  });
}

interface Outcome {
  readonly severity: Toast["severity"];
  readonly key: "unreadable" | "failed" | "all-gone" | "gone" | "filled";
  readonly count?: number;
  readonly onRetry?: () => void;
}

function report({ messages }: FilledSite, { severity, key, count = 0, onRetry }: Outcome): void {
  messages.showToast({
    severity,
    title: { key: "shared-slip.title" },
    text: { key: `shared-slip.${key}`, variables: { count } },
    duration: intervals.toastInternalError,
    ...(onRetry && { action: { label: { key: "shared-slip.retry" }, onPress: onRetry } }),
  });
}
