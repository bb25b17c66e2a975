import { EventTime } from "../event-time/index.ts";
import type { EventView } from "../event-view/index.ts";
import { useFormat, useWording } from "../provider/index.ts";

/** When an event of a list starts or how far it is; or, in words, that nothing of it is to come. */
export function RowTime({ event }: { event: EventView }) {
  const t = useWording();
  const format = useFormat();
  if (event.status === "ended" || event.status === "cancelled") {
    return (
      <div className="gs:w-17 gs:shrink-0">
        <span className="gs:type-caption gs:block gs:wrap-break-word gs:hyphens-auto gs:text-ink">
          {event.statusText ?? t(`event-row.${event.status}`)}
        </span>
        <span className="gs:type-caption gs:block gs:wrap-break-word gs:hyphens-auto gs:font-medium gs:text-ink-faint gs:in-data-awaits-person:invisible">
          {format.time(event.startsAt)}
        </span>
      </div>
    );
  }
  const note = event.isSuspended ? t("event-row.suspended") : undefined;
  return (
    <div className="gs:w-17 gs:shrink-0">
      <EventTime event={event} {...(note === undefined ? {} : { note })} />
    </div>
  );
}
