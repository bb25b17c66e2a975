import { EventHeader } from "@grandstand/ui/event-header";
import { MarketGroup } from "@grandstand/ui/market-group";
import { PageBody } from "@grandstand/ui/page-frame";
import { useCallback, useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import type { MatchData } from "../../routes/match-screen.tsx";
import { type AskEvents, askEvents, useAskedEvents } from "../events/ask-events.ts";
import { useFollowedEvents, useLiveStates } from "../events/follow-events.ts";
import { useRenderOutcome } from "../odds/connect-odds-button.tsx";
import { useTakenPrices } from "../odds/take-prices.ts";

/** One event: its head, and all its markets (B2, match-screen). */
export function MatchPage({ data }: { data: MatchData }) {
  const events = useMemo(() => [data.event], [data.event]);
  const [event = data.event] = useLiveStates(events);
  const [groupId, setGroupId] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  useTakenPrices(events, data.serverTime);
  useFollowedEvents(events);
  const ask = useCallback<AskEvents>(
    (site) => askEvents(site, { event_id: data.event.id }),
    [data.event.id],
  );
  useAskedEvents("match", ask);
  const renderOutcome = useRenderOutcome(events);
  return (
    <PageBody>
      <EventHeader event={event} />
      <MarketGroup
        event={event}
        groupId={groupId}
        onGroupChange={setGroupId}
        renderOutcome={renderOutcome}
        onRetry={() => void revalidate()}
      />
    </PageBody>
  );
}
