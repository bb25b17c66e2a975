import { createElement } from "react";
import { halfTime, live, longNames, sampleMarket, upcoming } from "../event-view/sample-events.ts";
import { HeadMarket } from "../market-group/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { FoldedHeadProps } from "./folded-head.tsx";

const [market = sampleMarket("result", "match_result", "Résultat du match", [])] = live.markets;
const prices = createElement(HeadMarket, { market, eventName: live.name, isFolded: true });

/** Every face of a folded head, by name. */
export const foldedHeadStates = {
  live: { event: live, market: prices },
  "half-time": { event: halfTime, market: prices },
  "before the start": { event: upcoming, market: prices },
  "without a market": { event: live },
  "long text": {
    event: { ...longNames, isLive: true, clock: live.clock, score: live.score },
    market: prices,
  },
} satisfies NamedStates<FoldedHeadProps>;
