import { impliedChances } from "@grandstand/rules/odds";
import type { EventView, MarketView } from "@grandstand/ui/event-view";
import {
  HeadForm,
  ImpliedChance,
  type IncidentView,
  MatchIncidents,
  MatchNews,
  type PlayView,
} from "@grandstand/ui/match-centre";

export { FoldedHead } from "@grandstand/ui/folded-head";
export { MatchCountdown } from "@grandstand/ui/match-centre";

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { newsShown } from "../../core/intervals.ts";
import { useSite } from "../../core/site/site-context.ts";
import type { ConnectMatchCentreProps } from "./connect-match-centre.tsx";
import { usePlay } from "./use-play.ts";
import { sidesOf } from "./view.ts";

const incidentsOf = (play: PlayView | null) => play?.incidents ?? null;

/** Who scored and who was sent off in a match, for its head; before it begins how its sides have played lately. */
export function ConnectMatchIncidents({ event, centre }: ConnectMatchCentreProps) {
  const incidents = usePlay(event.id, centre.play, incidentsOf);
  const sides = useMemo(() => sidesOf(event), [event]);
  if (incidents === null && centre.form) return <HeadForm sides={sides} form={centre.form} />;
  return <MatchIncidents sides={sides} incidents={incidents ?? []} isLive={incidents !== null} />;
}

/** What has just happened in a match, for as long as it is news. What had happened before the page came is none. */
export function ConnectMatchNews({ event, centre }: ConnectMatchCentreProps) {
  const incidents = usePlay(event.id, centre.play, incidentsOf);
  const sides = useMemo(() => sidesOf(event), [event]);
  const last = incidents?.at(-1) ?? null;
  const known = useRef(last?.number ?? 0);
  const [news, setNews] = useState<IncidentView | null>(null);
  useEffect(() => {
    if (last === null || last.number <= known.current) return;
    known.current = last.number;
    setNews(last);
  }, [last]);
  useEffect(() => {
    if (news === null) return;
    const timer = setTimeout(() => setNews(null), newsShown);
    return () => clearTimeout(timer);
  }, [news]);
  return <MatchNews sides={sides} incident={news} />;
}

export interface MatchChanceProps {
  readonly event: EventView;
  readonly market: MarketView;
}

/** What the prices of the moment say of the chances of a match's first market. */
export function ConnectMatchChance({ event, market }: MatchChanceProps) {
  const { odds } = useSite();
  const sides = useMemo(() => sidesOf(event), [event]);
  const { outcomes } = market;
  const watch = useCallback(
    (wake: () => void) => {
      const stops = outcomes.map(({ id }) => odds.watch(id, wake));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [odds, outcomes],
  );
  const now = () => outcomes.map(({ id, odds: own }) => odds.price(id)?.odds ?? own).join(" ");
  // It is hydrated late: by then a price may be another than the one that the server drew it from.
  const drawn = () => outcomes.map(({ odds: own }) => own).join(" ");
  const prices = useSyncExternalStore(watch, now, drawn);
  const chances = useMemo(() => impliedChances(prices.split(" ").map(Number)), [prices]);
  if (chances === null) return null;
  return (
    <ImpliedChance sides={sides} outcomes={outcomes.map(({ name }) => name)} chances={chances} />
  );
}
