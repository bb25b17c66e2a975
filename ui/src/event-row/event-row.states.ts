import { marketColumns } from "../event-view/index.ts";
import {
  ended,
  halfTime,
  live,
  longNames,
  nextDay,
  startingSoon,
  suspended,
  tennis,
  upcoming,
} from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { EventRowProps } from "./event-row.tsx";

const columns = marketColumns([upcoming]);

/** Every face of an event's row, by name. */
export const eventRowStates = {
  today: { event: upcoming, columns },
  "next day": { event: nextDay, columns },
  "starting soon, bet plus": { event: startingSoon, columns },
  live: { event: live, columns },
  "half-time": { event: halfTime, columns },
  suspended: { event: suspended, columns },
  ended: { event: ended, columns },
  cancelled: { event: { ...upcoming, status: "cancelled", markets: [] }, columns },
  tennis: { event: tennis, columns: marketColumns([tennis]) },
  "one of two with its name": { event: upcoming, columns, isNamesake: true },
  "long text": { event: longNames, columns },
} satisfies NamedStates<EventRowProps>;
