import { createConnectionStore } from "@grandstand/app/core/realtime/connection.ts";
import { createOddsFeed } from "@grandstand/app/core/realtime/odds-feed.ts";
import { createOddsStore } from "@grandstand/app/core/realtime/odds-store.ts";
import { createSocketOpener } from "@grandstand/app/core/realtime/socket.ts";
import {
  createPublisher,
  everyInterval,
  snapshotInterval,
} from "@grandstand/sandbox/src/edge/broker/publisher.ts";
import { createRemoteBroker } from "@grandstand/sandbox/src/edge/broker/remote-broker.ts";
import { createFixedWorld } from "@grandstand/sandbox/src/testing/fixed-world.ts";
import {
  type CuttableWay,
  type OtherBroker,
  startCuttableWay,
  startOtherBroker,
} from "@grandstand/sandbox/src/testing/other-broker.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const bookmaker = "grandstand";
/** How many times faster the page's waits between two tries pass here. */
const speed = 20;
const patience = { timeout: 20_000 };

/**
 * The page's own line and prices, the sandbox's publisher, and between them a broker in a process of its own. The
 * connections of both to it can be cut.
 */
describe("a broker between the sandbox and a page", () => {
  let broker: OtherBroker;
  let toBroker: CuttableWay;
  let fromBroker: CuttableWay;
  let closeSandbox = async () => {};
  const world = createFixedWorld();
  const odds = createOddsStore((flush) => flush());
  const connection = createConnectionStore(0);
  let stop = () => {};
  let breaks = 0;
  let refreshSnapshots = () => {};

  beforeAll(async () => {
    broker = await startOtherBroker();
    toBroker = await startCuttableWay(Number(new URL(broker.url).port));
    fromBroker = await startCuttableWay(Number(new URL(broker.webSocketUrl).port));
    const remote = await createRemoteBroker({
      url: `mqtt://127.0.0.1:${toBroker.port}`,
      bookmaker,
      isOffered: () => true,
      onReturn: () => publisher.publishAll(),
    });
    const publisher = createPublisher({
      world,
      publish: remote.publish,
      bookmaker,
      every(milliseconds, job) {
        if (milliseconds === snapshotInterval) refreshSnapshots = job;
        return everyInterval(milliseconds, job);
      },
    });
    publisher.start();
    closeSandbox = async () => {
      publisher.stop();
      await remote.close();
    };
    const open = createSocketOpener({
      now: () => performance.now(),
      random: () => 0.5,
      setTimer(run, milliseconds) {
        // What the line waits for an answer, and for a message; its pauses are shorter, or between the two.
        const isLimit = milliseconds === 10_000 || milliseconds > 25_000;
        const timer = setTimeout(run, isLimit ? milliseconds : milliseconds / speed);
        return () => clearTimeout(timer);
      },
    });
    const feed = createOddsFeed({
      url: `ws://127.0.0.1:${fromBroker.port}`,
      bookmaker,
      odds,
      connection,
      openSocket: (url, handlers) =>
        open(url, {
          ...handlers,
          onBreak() {
            breaks += 1;
            handlers.onBreak();
          },
        }),
      onChannel: () => undefined,
      onServerTime: () => undefined,
      onDropped: (reason, topic) => {
        throw new Error(`${topic}: ${reason}`);
      },
    });
    feed.follow("anderlecht");
    feed.start();
    stop = feed.stop;
    // Each test may be run alone.
    await vi.waitFor(() => expect(shownOdds()).toBe(2.5), patience);
  });
  afterAll(async () => {
    stop();
    await closeSandbox();
    await Promise.all([toBroker.close(), fromBroker.close(), broker.kill()]);
  });

  const shownOdds = () => odds.price("a-home")?.odds;
  /** Moves the price; resolves with what it has to show. */
  const movePrice = () => {
    const moved = Math.round(((shownOdds() as number) + 0.1) * 100) / 100;
    world.setOdds("a-home", moved);
    return moved;
  };
  const feedStatus = () => connection.getState().feed;

  it("[BROKER-18] [ODDS-FEED-2] shows a change that fell into a cut of the sandbox's way to it", async () => {
    for (let cut = 0; cut < 2; cut += 1) {
      toBroker.cut();
      const moved = movePrice();
      // The cut outlasts what would have been published after the change.
      refreshSnapshots();
      toBroker.mend();
      await expect.poll(shownOdds, patience).toBe(moved);
    }
    expect(breaks).toBe(0);
  });

  it.each([1, 4, 6])(
    "[LINE-1] [BROKER-18] is killed for %i tries of the page, and the page is live and right without a reload",
    async (tries) => {
      const before = breaks;
      await broker.kill();
      await expect.poll(feedStatus, patience).toBe("polling");
      const moved = movePrice();
      await expect.poll(() => breaks - before, patience).toBeGreaterThanOrEqual(tries);
      await broker.restart();
      await expect.poll(feedStatus, patience).toBe("live");
      await expect.poll(shownOdds, patience).toBe(moved);
    },
  );

  it("[LINE-3] [ODDS-FEED-7] shows a change that fell into a cut of the page's own way to it", async () => {
    fromBroker.cut();
    const moved = movePrice();
    fromBroker.mend();
    await expect.poll(shownOdds, patience).toBe(moved);
    await expect.poll(feedStatus, patience).toBe("live");
  });
});
