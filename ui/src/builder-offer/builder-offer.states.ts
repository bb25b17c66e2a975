import type { NamedStates } from "../testing/named-states.ts";
import type { BuilderOfferProps } from "./builder-offer.tsx";

const props: BuilderOfferProps = {
  eventName: "Club Brugge – Anderlecht",
  isOn: true,
  onSwitch: () => undefined,
};

/** Every state of the builder's part of the match page, by name. */
export const builderOfferStates = {
  off: { ...props, isOn: false },
  on: props,
  "long text": {
    ...props,
    eventName: "Royale Union Saint-Gilloise – Koninklijke Sportvereniging Wevelgem-Gullegem",
  },
} satisfies NamedStates<BuilderOfferProps>;
