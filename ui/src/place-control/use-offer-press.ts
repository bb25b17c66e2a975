import { intervals } from "@grandstand/rules/intervals";
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { useAnnounce, useWording } from "../provider/index.ts";
import { type Schedule, scheduleByTimer } from "./schedule.ts";

/**
 * The presses of the control that places, and that accepts `offer` (the prices to accept, as a key; empty
 * where there are none). A press right after a change of the offer was meant for the previous one: it
 * does nothing, and says so (WCAG 3.3.4). `isHeld`: the last press did nothing, and the offer is still the
 * same.
 */
export function useOfferPress(
  offer: string,
  onPress: (event: MouseEvent<HTMLButtonElement>) => void,
  schedule: Schedule = scheduleByTimer,
) {
  const announce = useAnnounce();
  const t = useWording();
  const [standing, setStanding] = useState({ offer, isSettling: false });
  const [isOwn, setOwn] = useState(false);
  const [heldOffer, setHeldOffer] = useState<string | null>(null);
  if (standing.offer !== offer) {
    setStanding({ offer, isSettling: !isOwn });
    setOwn(false);
  }
  const { isSettling } = standing;
  useEffect(() => {
    if (!isSettling) return;
    return schedule(intervals.offerSettling, () => setStanding({ offer, isSettling: false }));
  }, [offer, isSettling, schedule]);

  function onClick(event: MouseEvent<HTMLButtonElement>) {
    // *Accept* and *place* are one button: the second half of a double click must not be a bet.
    if (event.detail > 1) return;
    if (isSettling) {
      setHeldOffer(offer);
      return announce(t("bet-slip.place.just-moved"), "assertive");
    }
    setHeldOffer(null);
    // A person who accepts an offer has changed it by that, and may continue at once.
    if (offer !== "") setOwn(true);
    onPress(event);
  }

  return {
    isHeld: heldOffer === offer,
    buttonProps: { "data-settling": isSettling || undefined, onClick, onKeyDown: ignoreRepeats },
  };
}

function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
