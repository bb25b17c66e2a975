import type { NamedStates } from "../testing/named-states.ts";
import type { AnnouncerProps } from "./announcer.tsx";
import type { Announcement, Announcer } from "./create-announcer.ts";

const silence: Announcement = { id: 0, message: "" };

function holding(polite: Announcement, assertive: Announcement): Announcer {
  const state = { polite, assertive };
  return {
    announce: () => undefined,
    forget: () => undefined,
    subscribe: () => () => undefined,
    read: () => state,
  };
}

/** What the regions may hold, by name. */
export const announcerStates = {
  silent: { announcer: holding(silence, silence) },
  polite: { announcer: holding({ id: 1, message: "Sélection ajoutée au coupon" }, silence) },
  assertive: { announcer: holding(silence, { id: 1, message: "Le pari n’est pas placé" }) },
} satisfies NamedStates<AnnouncerProps>;
