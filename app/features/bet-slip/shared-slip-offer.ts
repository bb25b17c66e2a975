import type { Site } from "../../core/site/site.ts";

/** A shared slip that waits for the person's answer, because it would replace the one that is there. */
export interface SharedSlipOffer {
  /** Opens the question over the page; `fill` replaces the slip by `count` lines. */
  open(count: number, fill: () => void): void;
  /** Closes the question, and fills the slip where the person accepts. */
  answer(isAccepted: boolean): void;
}

/** Makes it; one offer at a time, the last. For `featureStore`. */
export function createSharedSlipOffer({ messages }: Pick<Site, "messages">): SharedSlipOffer {
  // Kept until it is answered: a question whose code did not arrive can be opened again.
  let fillSlip: (() => void) | null = null;
  return {
    open(count, fill) {
      fillSlip = fill;
      messages.open({ kind: "shared-slip", count });
    },
    answer(isAccepted) {
      const fill = fillSlip;
      fillSlip = null;
      messages.close();
      if (isAccepted) fill?.();
    },
  };
}
