import type { BetTypeSwitchCause, Selection, SlipEvent } from "@grandstand/rules/slip";
import type { useFormat, useWording } from "../provider/index.ts";

type Wording = ReturnType<typeof useWording>;
type Format = ReturnType<typeof useFormat>;

/** What one change of the slip did, as one whole message; empty when there is nothing to say. */
export function slipMessage(events: readonly SlipEvent[], t: Wording, format: Format): string {
  return events
    .map((event) => sentenceOf(event, t, format))
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function sentenceOf(event: SlipEvent, t: Wording, format: Format): string {
  switch (event.type) {
    case "selection-added":
      return t("bet-slip.said.added", {
        ...namesOf(event.selection),
        odds: format.odds(event.selection.odds),
        count: event.count,
      });
    case "selection-removed":
      return t("bet-slip.said.removed", { ...namesOf(event.selection), count: event.count });
    case "bet-type-switched":
      return t(switchKeys[event.because], { type: t(`bet-slip.type.${event.to}`) });
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
      return t("bet-slip.said.changes-accepted", { count: event.changes.length });
    case "line-suspended":
      return t("bet-slip.said.suspended", namesOf(event.selection));
    case "line-reopened":
      return t("bet-slip.said.reopened", namesOf(event.selection));
  }
}

const switchKeys: Record<BetTypeSwitchCause, string> = {
  chosen: "bet-slip.said.switched.chosen",
  "one-selection": "bet-slip.said.switched.one-selection",
  "selections-combine": "bet-slip.said.switched.selections-combine",
  "too-few-for-system": "bet-slip.said.switched.too-few-for-system",
  "too-many-for-system": "bet-slip.said.switched.too-many-for-system",
};

function namesOf({ outcomeName, marketName, eventName }: Selection) {
  return { selection: outcomeName, market: marketName, event: eventName };
}
