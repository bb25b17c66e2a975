import type { BuilderChange } from "@grandstand/rules/builder";
import { movement } from "@grandstand/rules/odds";
import { useState } from "react";
import { useOfferAnnouncement } from "../place-control/index.ts";
import { useAnnounce, useFormat, useWording } from "../provider/index.ts";
import type { BetBuilderProps } from "./bet-builder-props.ts";

/** Announces what can be accepted; the answer accepts it, and announces that. */
export function useBuilderOffer({ builder: { control }, onAccept }: BetBuilderProps) {
  const announce = useAnnounce();
  const t = useWording();
  const format = useFormat();
  const changeText = useChangeText();
  const [acceptedKey, setAcceptedKey] = useState<string | null>(null);
  const mustAccept = control.kind === "accept-change";
  const canPlace = control.kind === "place";
  const change = mustAccept || canPlace ? control.change : null;
  useOfferAnnouncement({
    key: change === null ? "" : keyOf(change),
    words: change === null ? "" : changeText(change),
    mustAccept,
    canPlace,
    acceptedKey,
  });
  return (accepted: BuilderChange) => {
    setAcceptedKey(keyOf(accepted));
    onAccept(accepted.to);
    const list = format.odds(accepted.to);
    announce(t("bet-slip.said.changes-accepted", { count: 1, list }), "polite");
  };
}

/** Identifies a price to accept: another one has another key. */
export function keyOf({ from, to }: BuilderChange): string {
  return `${from}:${to}`;
}

/** The old and the new price, in words. */
export function useChangeText() {
  const t = useWording();
  const format = useFormat();
  return ({ from, to }: BuilderChange) =>
    t(`bet-builder.change.${movement(from, to) === "up" ? "up" : "down"}`, {
      from: format.odds(from),
      to: format.odds(to),
    });
}
