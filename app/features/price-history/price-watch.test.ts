import { describe, expect, it } from "vitest";
import { createFakeTime } from "../../testing/fake-time.ts";
import { createPriceWatch, type PointerFacts } from "./price-watch.ts";
import type { WantedPrice } from "./wanted-price.ts";

/** An element, and whether a pointer is on it, and the focus, as far as the browser knows. */
const target = (isUnderPointer = false, hasFocus = false) =>
  ({
    matches: (selector: string) => (selector === ":focus" ? hasFocus : isUnderPointer),
    hasPointerCapture: () => isUnderPointer,
  }) as never as HTMLElement;
const home = target(true);
const away = target();
const pressed = target(true, true);
const beside = target();
const within = target();
const priceOf = (outcomeId: string) => ({
  outcomeId,
  outcomeName: outcomeId,
  marketName: "1x2",
  eventName: "A – B",
});
const prices = new Map([
  [home, priceOf("home")],
  [away, priceOf("away")],
  [pressed, priceOf("pressed")],
]);

/** A page with two prices, a pointer over it, and what it shows. */
function openPage() {
  const time = createFakeTime();
  let wanted: WantedPrice | null = null;
  const watch = createPriceWatch({
    find(given) {
      const button = given as HTMLElement;
      const price = prices.get(button);
      return price ? { button, price } : null;
    },
    now: time.now,
    setTimer: time.setTimer,
    wanted: () => wanted,
    show: (next) => {
      wanted = next;
    },
  });
  /** Like a browser's, with facts that are no properties of its own. */
  const send = (type: string, on: HTMLElement, more: Partial<PointerFacts> = {}) =>
    watch.follow(
      Object.create({
        type,
        target: on,
        pointerType: "mouse",
        isPrimary: true,
        clientX: 0,
        clientY: 0,
        timeStamp: time.now(),
        relatedTarget: beside,
        ...more,
      }),
    );
  const touch = (type: string, more: Partial<PointerFacts> = {}) =>
    send(type, home, { pointerType: "touch", ...more });
  return { time, watch, send, touch, shown: () => wanted && [wanted.price.outcomeId, wanted.by] };
}

describe("the price whose history is wanted", () => {
  it("[PRICE-WATCH-1] is the one that a pointer rests on", async () => {
    const { time, send, shown } = openPage();
    send("pointerover", home);
    await time.pass(299);
    expect(shown()).toBeNull();
    await time.pass(1);
    expect(shown()).toEqual(["home", "pointer"]);
    const other = openPage();
    other.send("pointerover", home);
    await other.time.pass(200);
    other.send("pointerover", away);
    await other.time.pass(299);
    other.send("pointerover", beside);
    await other.time.pass(1_000);
    expect(other.shown()).toBeNull();
  });

  it.each([
    ["mouse", 300, "pointer"],
    ["touch", 400, "press"],
  ] as const)(
    "[PRICE-WATCH-1] [PRICE-WATCH-4] counts what a %s rested before the code was there",
    async (pointerType, length, by) => {
      const { time, watch, shown } = openPage();
      const facts = {
        type: "pointerover",
        pointerType,
        isPrimary: true,
        pointerId: 1,
        relatedTarget: null,
      };
      const at = { clientX: 0, clientY: 0, timeStamp: time.now() - length + 20 };
      watch.resume({ ...facts, ...at, target: away });
      await time.pass(1_000);
      expect(shown()).toBeNull();
      watch.resume({ ...facts, ...at, timeStamp: time.now() - length + 20, target: home });
      await time.pass(19);
      expect(shown()).toBeNull();
      await time.pass(1);
      expect(shown()).toEqual(["home", by]);
    },
  );

  it.each([
    ["that has the focus since", "pointerover", pressed, "pressed"],
    ["with the focus elsewhere by then", "pointerdown", home, "home"],
  ] as const)(
    "[PRICE-WATCH-3] is not the one that the mouse has pressed before the code was there, %s",
    async (_, type, target, name) => {
      const { time, watch, send, shown } = openPage();
      const facts = { type, pointerType: "mouse", isPrimary: true, pointerId: 1 };
      const at = { clientX: 0, clientY: 0, relatedTarget: null, timeStamp: time.now() };
      watch.resume({ ...facts, ...at, target });
      send("pointerover", target);
      await time.pass(1_000);
      expect(shown()).toBeNull();
      send("pointerover", beside);
      send("pointerover", target);
      await time.pass(300);
      expect(shown()).toEqual([name, "pointer"]);
    },
  );

  it("[PRICE-WATCH-2] stays while the pointer is on its history", async () => {
    const { time, watch, send, shown } = openPage();
    send("pointerover", home);
    await time.pass(300);
    send("pointerover", beside);
    await time.pass(199);
    watch.onEnter();
    send("pointerover", within);
    await time.pass(5_000);
    expect(shown()).toEqual(["home", "pointer"]);
    watch.onLeave();
    await time.pass(100);
    send("pointerover", home);
    await time.pass(5_000);
    expect(shown()).toEqual(["home", "pointer"]);
    send("pointerout", home, { relatedTarget: null });
    await time.pass(200);
    expect(shown()).toBeNull();
  });

  it("[PRICE-WATCH-2] stays where the pointer is on it before it has left the price", async () => {
    const { time, watch, send, shown } = openPage();
    send("pointerover", home);
    await time.pass(300);
    watch.onEnter();
    send("pointerover", within);
    await time.pass(5_000);
    expect(shown()).toEqual(["home", "pointer"]);
    watch.onLeave();
    await time.pass(200);
    expect(shown()).toBeNull();
  });

  it("[PRICE-WATCH-2] is another once the pointer rests on that", async () => {
    const { time, send, shown } = openPage();
    send("pointerover", home);
    await time.pass(300);
    send("pointerover", away);
    await time.pass(299);
    expect(shown()).toBeNull();
    await time.pass(1);
    expect(shown()).toEqual(["away", "pointer"]);
  });

  it("[PRICE-WATCH-3] closes as its price is pressed, until the pointer comes back", async () => {
    const { time, send, shown } = openPage();
    send("pointerover", home);
    await time.pass(300);
    send("pointerdown", home);
    expect(shown()).toBeNull();
    await time.pass(1_000);
    send("pointerover", home);
    await time.pass(1_000);
    expect(shown()).toBeNull();
    send("pointerover", beside);
    send("pointerover", home);
    await time.pass(300);
    expect(shown()).toEqual(["home", "pointer"]);
  });

  it("[PRICE-WATCH-3] [PRICE-WATCH-4] is a finger's, and no resting pointer's then", async () => {
    const { time, watch, send, touch, shown } = openPage();
    touch("pointerover");
    touch("pointerdown");
    await time.pass(399);
    expect([shown(), watch.isHeld()]).toEqual([null, false]);
    await time.pass(1);
    expect([shown(), watch.isHeld()]).toEqual([["home", "press"], true]);
    touch("pointerup");
    expect(watch.isHeld()).toBe(true);
    send("pointerover", away);
    await time.pass(1_000);
    expect(shown()).toEqual(["home", "press"]);
    touch("pointerdown");
    expect(watch.isHeld()).toBe(false);
  });

  it.each<[string, (page: ReturnType<typeof openPage>) => void]>([
    ["lifts", ({ touch }) => touch("pointerup")],
    ["scrolls", ({ touch }) => touch("pointercancel")],
    ["scrolls the page", ({ watch }) => watch.onScroll()],
    ["moves", ({ touch }) => touch("pointermove", { clientY: 11 })],
    ["is joined by another", ({ touch }) => touch("pointerdown", { isPrimary: false })],
  ])("[PRICE-WATCH-4] is none where the finger %s", async (_, interrupt) => {
    const page = openPage();
    page.touch("pointerdown");
    page.touch("pointermove", { clientY: 9 });
    await page.time.pass(300);
    interrupt(page);
    await page.time.pass(1_000);
    expect([page.shown(), page.watch.isHeld()]).toEqual([null, false]);
  });
});
