import { useEffect, useEffectEvent, useRef } from "react";
import { useAnnounce, useWording } from "../provider/index.ts";

/** The prices that a press can accept now. */
export interface StandingOffer {
  /** Identifies the offer; empty where there is nothing to accept. */
  readonly key: string;
  /** The old and the new price of each. */
  readonly words: string;
  /** Nothing can be placed before it is accepted. */
  readonly mustAccept: boolean;
  /** Nothing keeps the person from the bet. */
  readonly canPlace: boolean;
  /** The key of the last one that was accepted, which is announced elsewhere. */
  readonly acceptedKey: string | null;
}

/** Announces each offer, also one that replaces another, and that nothing is left to accept (WCAG 4.1.3). */
export function useOfferAnnouncement(offer: StandingOffer): void {
  const announce = useAnnounce();
  const t = useWording();
  const announceChange = useEffectEvent((keyBefore: string) => {
    const { key, words, mustAccept, canPlace, acceptedKey } = offer;
    if (key !== "") {
      return announce(mustAccept ? `${words} ${t("bet-slip.said.prices-moved")}` : words, "polite");
    }
    if (canPlace && keyBefore !== acceptedKey) announce(t("bet-slip.said.prices-back"), "polite");
  });
  const announcedKey = useRef("");
  useEffect(() => {
    const keyBefore = announcedKey.current;
    if (keyBefore === offer.key) return;
    announcedKey.current = offer.key;
    announceChange(keyBefore);
  }, [offer.key]);
}
