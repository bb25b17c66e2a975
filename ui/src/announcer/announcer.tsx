import { useSyncExternalStore } from "react";
import type { Announcer as AnnouncerStore } from "./create-announcer.ts";

export interface AnnouncerProps {
  readonly announcer: AnnouncerStore;
}

/**
 * The site's two live regions, one polite and one assertive. They are in the HTML from the start,
 * empty, because words that come in together with their region are not read out. One per page.
 */
export function Announcer({ announcer }: AnnouncerProps) {
  const { polite, assertive } = useSyncExternalStore(
    announcer.subscribe,
    announcer.read,
    announcer.read,
  );
  return (
    <div className="gs:sr-only">
      <div aria-live="polite" aria-atomic="true" data-announcer="polite">
        {polite.message && <p key={polite.id}>{polite.message}</p>}
      </div>
      <div aria-live="assertive" aria-atomic="true" data-announcer="assertive">
        {assertive.message && <p key={assertive.id}>{assertive.message}</p>}
      </div>
    </div>
  );
}
