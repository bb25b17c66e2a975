import { intervals } from "@grandstand/rules/intervals";
import { storageKeys } from "../storage/storage.ts";
import type { Site } from "./site.ts";

/** Sets a rendered site going: what the browser kept, the live line, the polls. Returns its end. */
export function runSite(site: Site): () => void {
  const { settings, feed, scheduler, odds } = site;
  settings.restore();
  const stops = [
    ...site.features.map((feature) => feature.start?.(site)),
    watchConnection(site),
    watchOtherTabs(site),
    startFeedWhenIdle(feed.start),
  ];
  void restoreSession(site);
  scheduler.start("odds movement", {
    every: intervals.oddsMovementCheck,
    run: async () => {
      odds.endMovements(site.clock.now());
      feed.checkSilence(site.clock.now());
      return { kind: "done" };
    },
  });
  scheduler.start("odds forgotten", {
    every: intervals.pricesForgottenCheck,
    run: async () => {
      odds.forget(site.clock.now() - intervals.pricesForgotten, feed.followed());
      return { kind: "done" };
    },
  });
  return () => {
    for (const stop of stops) stop?.();
    scheduler.stopAll();
    feed.stop();
  };
}

/** Takes up the kept session; where the server can't be reached, again every 5 s until it can. */
async function restoreSession({ session, scheduler }: Site): Promise<void> {
  const first = await session.restore();
  if (first.kind === "done") return;
  const name = "session restore";
  scheduler.start(name, {
    every: intervals.authSync,
    run: async () => {
      const end = await session.restore();
      if (end.kind === "done" || session.getState().tokens === null) scheduler.stop(name);
      return end;
    },
  });
}

function watchConnection({ connection }: Site): () => void {
  const update = () => connection.setState({ isOnline: navigator.onLine });
  update();
  window.addEventListener("online", update);
  window.addEventListener("offline", update);
  return () => {
    window.removeEventListener("online", update);
    window.removeEventListener("offline", update);
  };
}

/** A logout in one tab ends the session in all of them; a login is taken up. */
function watchOtherTabs({ storage, session }: Site): () => void {
  return storage.onChange(storageKeys.auth, () => session.followOtherTab());
}

function startFeedWhenIdle(start: () => void): () => void {
  const timer = setTimeout(start, 0);
  return () => clearTimeout(timer);
}
