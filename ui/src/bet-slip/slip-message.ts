import { movement } from "@grandstand/rules/odds";
import type { OddsChange, Selection, SlipEvent } from "@grandstand/rules/slip";
import { nameInFull, type SlipLineView } from "../bet-slip-line/index.ts";
import type { useFormat, useWording } from "../provider/index.ts";

type Wording = ReturnType<typeof useWording>;
type Format = ReturnType<typeof useFormat>;

/**
 * What one change of the slip did, as one whole message; empty when there is nothing to say. `lines`
 * are those on the slip after it.
 */
export function slipMessage(
  events: readonly SlipEvent[],
  lines: readonly SlipLineView[],
  t: Wording,
  format: Format,
): string {
  return events
    .map((event) => sentenceOf(event, lines, t, format))
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** One price that moved, with the line that it is of. */
export function changeMessage(
  { outcomeId, from, to }: OddsChange,
  lines: readonly SlipLineView[],
  t: Wording,
  format: Format,
): string {
  return t(`bet-slip.change.${movement(from, to)}`, {
    selection: lineName(lines, outcomeId),
    from: format.odds(from),
    to: format.odds(to),
  });
}

function sentenceOf(
  event: SlipEvent,
  lines: readonly SlipLineView[],
  t: Wording,
  format: Format,
): string {
  switch (event.type) {
    case "selection-added":
      return addedMessage(event, t, format);
    case "selection-removed":
      return event.count === 0
        ? t("bet-slip.said.removed-last", namesOf(event.selection))
        : t("bet-slip.said.removed", { ...namesOf(event.selection), count: event.count });
    case "bet-type-switched":
      return t(`bet-slip.said.switched.${event.because}`, { type: t(`bet-slip.type.${event.to}`) });
    case "bet-type-refused":
      return t("bet-slip.said.type-refused", { type: t(`bet-slip.type.${event.betType}`) });
    case "cleared":
      return t(
        event.because === "asked" ? "bet-slip.said.cleared" : "bet-slip.said.cleared-by-itself",
      );
    case "each-way-cleared":
      return t("bet-slip.said.each-way-cleared");
    case "free-bet-cleared":
      return t("bet-slip.said.free-bet-cleared");
    case "change-refused":
      return t("bet-slip.said.change-refused");
    case "changes-accepted":
      return t("bet-slip.said.changes-accepted", {
        count: event.changes.length,
        list: event.changes
          .map(({ outcomeId, to }) => `${lineName(lines, outcomeId)} ${format.odds(to)}`)
          .join(", "),
      });
    case "line-suspended":
      return t("bet-slip.said.suspended", namesOf(event.selection));
    case "line-over":
      return t("bet-slip.said.over", namesOf(event.selection));
    case "line-reopened":
      return t("bet-slip.said.reopened", namesOf(event.selection));
  }
}

function addedMessage(
  { selection, count, isSuspended }: Extract<SlipEvent, { type: "selection-added" }>,
  t: Wording,
  format: Format,
): string {
  const odds = format.odds(selection.odds);
  const added = t("bet-slip.said.added", { ...namesOf(selection), odds, count });
  return isSuspended ? `${added} ${t("bet-slip.suspended")}.` : added;
}

function lineName(lines: readonly SlipLineView[], outcomeId: string): string {
  const line = lines.find((each) => each.outcomeId === outcomeId);
  return line === undefined ? "" : nameInFull(line);
}

function namesOf({ outcomeName, marketName, eventName }: Selection) {
  return { selection: outcomeName, market: marketName, event: eventName };
}
