import { intervals } from "@grandstand/rules/intervals";
import { isFree, type PageUse } from "@grandstand/rules/notifications";
import type { Overlay } from "../../core/messages/messages.ts";
import type { Site } from "../../core/site/site.ts";
import type { CountryAccessStore } from "./country-access.ts";
import type { NotificationsStore } from "./store.ts";

interface PopupDependencies extends Pick<Site, "messages" | "setTimer"> {
  readonly notifications: NotificationsStore;
  readonly access: CountryAccessStore;
  readonly readUse: () => PageUse;
}

/**
 * Shows one thing at a time over the page: that the site may not be used from here, and then the popups in their order
 * (A4). Each comes a moment after something changed, waits while the page is in use, and comes again where something else
 * replaced it. Returns its end.
 */
export function showPopups({
  messages,
  setTimer,
  notifications,
  access,
  readUse,
}: PopupDependencies): () => void {
  let cancel = () => {};
  const queue = () => notifications.getState().queue;
  const isRefused = () => access.getState().refusedCountry !== null;
  const shownKind = () => messages.getState().overlay?.kind ?? null;

  function schedule() {
    cancel();
    const isWaiting = isRefused()
      ? shownKind() !== "country-restriction"
      : queue().shownId === null && queue().popups.length > 0;
    if (isWaiting) cancel = setTimer(show, intervals.popupDelay);
  }

  function show() {
    if (!isFree(readUse())) return schedule();
    if (isRefused()) return messages.open({ kind: "country-restriction" });
    notifications.showNext();
    messages.open({ kind: "notification" });
  }

  function closeOwn(kind: Overlay["kind"]) {
    if (shownKind() === kind) messages.close();
  }

  const stops = [
    notifications.subscribe((now, before) => {
      if (now.queue === before.queue) return;
      if (now.queue.shownId === null && before.queue.shownId !== null) closeOwn("notification");
      schedule();
    }),
    access.subscribe((now, before) => {
      if (now.refusedCountry === before.refusedCountry) return;
      if (now.refusedCountry === null) closeOwn("country-restriction");
      schedule();
    }),
    messages.subscribe(({ overlay }, before) => {
      if (overlay === before.overlay) return;
      // Something else is shown now, or the page closed what it had open: the popup waits for its turn again.
      if (before.overlay?.kind === "notification" && queue().shownId !== null)
        notifications.putBack();
      schedule();
    }),
  ];
  schedule();
  return () => {
    cancel();
    for (const stop of stops) stop();
  };
}
