import { EventStatistics } from "@grandstand/ui/event-statistics";
import { useSite } from "../../core/site/site-context.ts";

interface ConnectStatisticsProps {
  readonly eventId: string;
  readonly eventName: string;
}

/** The statistics provider's page of one event, over the page (B2). */
export function ConnectStatistics({ eventId, eventName }: ConnectStatisticsProps) {
  const { configuration, language, messages } = useSite();
  const address = new URL(configuration.statsUrl);
  address.searchParams.set("event_id", eventId);
  address.searchParams.set("lang", language);
  // The page may be in a theme of its own: what is framed is drawn in the page's, not the system's.
  address.searchParams.set("theme", getComputedStyle(document.documentElement).colorScheme);
  return <EventStatistics eventName={eventName} src={address.href} onClose={messages.close} />;
}
