import { Coupon } from "@grandstand/ui/coupon";
import { PageBody } from "@grandstand/ui/page-frame";
import { useCallback, useMemo } from "react";
import type { SportData } from "../../routes/sport.tsx";
import { withEvents } from "../../views/live-state.ts";
import { type AskEvents, askEvents, useAskedEvents } from "../events/ask-events.ts";
import { useFollowVisible, useLiveStates } from "../events/follow-events.ts";
import { useRenderOutcome } from "../odds/connect-odds-button.tsx";
import { useTakenPrices } from "../odds/take-prices.ts";

/** One sport's competitions (B2). */
export function SportPage({ data }: { data: SportData }) {
  const { competitions, serverTime } = data;
  const events = useMemo(() => competitions.flatMap((each) => each.events), [competitions]);
  const shown = useLiveStates(events);
  useTakenPrices(events, serverTime);
  const ask = useCallback<AskEvents>(
    (site) => askEvents(site, { sport: data.sportSlug }),
    [data.sportSlug],
  );
  useAskedEvents(`${data.sportSlug} events`, ask);
  const onVisibilityChange = useFollowVisible(competitions);
  const renderOutcome = useRenderOutcome(events);
  const coupons = useMemo(() => withEvents(competitions, shown), [competitions, shown]);
  return (
    <PageBody title={data.name}>
      {coupons.map((competition) => (
        <Coupon
          key={competition.id}
          competition={competition}
          renderOutcome={renderOutcome}
          onVisibilityChange={onVisibilityChange}
        />
      ))}
    </PageBody>
  );
}
