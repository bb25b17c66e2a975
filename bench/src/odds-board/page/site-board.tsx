import "@grandstand/ui/styles.css";
import { createOddsFeed } from "@grandstand/app/core/realtime/odds-feed.ts";
import { HomePage } from "@grandstand/app/features/home/home-page.tsx";
import { intervals } from "@grandstand/rules/intervals";
import { drawOn, makeSite } from "../../shared/page/bench-site.tsx";
import { makeHome } from "../../shared/page/programme.ts";
import { startBroker } from "./broker.ts";
import { createPaintClock } from "./paint-clock.ts";

/**
 * The board as the site draws it: its home page, its feed with sequence and decoder, its odds
 * store. Only the connection differs: the same interface, fed from a worker.
 */

const prices = Number(new URLSearchParams(location.search).get("prices"));
const clock = createPaintClock();
const broker = startBroker(prices, clock.receive);
const made = makeSite();
const feed = createOddsFeed({
  url: made.configuration.realtimeUrl,
  bookmaker: made.configuration.bookmaker,
  openSocket: broker.openSocket,
  odds: made.odds,
  connection: made.connection,
  onChannel: () => undefined,
  onServerTime: made.clock.sync,
  onDropped: (reason, topic) => console.error(`dropped ${topic}: ${reason}`),
});
const site = { ...made, feed };

site.scheduler.start("odds movement", {
  every: intervals.oddsMovementCheck,
  run: async () => {
    site.odds.endMovements(site.clock.now());
    return { kind: "done" };
  },
});
// The store flushes within a frame, which then shows the changes.
site.odds.watchAll(() => clock.show({ inFrame: true }));
feed.start();
void drawOn(site, <HomePage data={makeHome(prices, site.startedAt)} />);
window.board = { run: broker.run, drain: clock.drain };
