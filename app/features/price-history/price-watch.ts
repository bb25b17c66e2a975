import type { ShownPrice } from "@grandstand/ui/odds-button";
import { priceHistoryHover, priceHistoryLeave, priceHistoryPress } from "../../core/intervals.ts";
import type { WantedPrice } from "./wanted-price.ts";

/** What of a pointer's event a wish depends on. */
export type PointerFacts = Pick<
  PointerEvent,
  | "type"
  | "pointerType"
  | "pointerId"
  | "isPrimary"
  | "target"
  | "clientX"
  | "clientY"
  | "timeStamp"
> & { readonly relatedTarget: EventTarget | null };

type Found = Pick<WantedPrice, "button" | "price">;

export interface PriceWatchDependencies {
  readonly find: (
    target: EventTarget | null,
  ) => { readonly button: HTMLElement; readonly price: ShownPrice } | null;
  /** Milliseconds by the clock of the events. */
  readonly now: () => number;
  readonly setTimer: (run: () => void, milliseconds: number) => () => void;
  readonly wanted: () => WantedPrice | null;
  readonly show: (wanted: WantedPrice | null) => void;
}

/** Reads from a page's pointer whose price's history is wanted. */
export interface PriceWatch {
  follow(event: PointerFacts): void;
  /** Continues what began before the code was there, with a pointer that came onto a price and is still on it. */
  resume(event: PointerFacts): void;
  /** The page scrolls: a finger that rests is no long press. */
  onScroll(): void;
  /** Whether a click, or a menu, belongs to a long press, and is not the price's. */
  isHeld(): boolean;
  /** The pointer is on the history itself, and leaves it. */
  onEnter(): void;
  onLeave(): void;
  stop(): void;
}

/** A finger that moves further than this is no long press, in px. */
const stillness = 10;

export function createPriceWatch(dependencies: PriceWatchDependencies): PriceWatch {
  const { find, now, setTimer, wanted, show } = dependencies;
  let stopWaiting = () => {};
  let stopLeaving = () => {};
  let under: HTMLElement | null = null;
  let finger: { readonly x: number; readonly y: number } | null = null;
  let isHeld = false;
  let isOnHistory = false;

  const wait = (found: Found, by: WantedPrice["by"], since: number, length: number) => {
    stopWaiting();
    const left = Math.max(0, length - (now() - since));
    stopWaiting = setTimer(() => {
      isHeld = by === "press";
      if (by === "pointer" && wanted()?.by === "press") return;
      stopLeaving();
      isOnHistory = false;
      show({ ...found, by });
    }, left);
  };
  const leave = () => {
    stopWaiting();
    // React says that the pointer is on the history before the page says that it left the price.
    if (isOnHistory || wanted()?.by !== "pointer") return;
    stopLeaving();
    stopLeaving = setTimer(() => wanted()?.by === "pointer" && show(null), priceHistoryLeave);
  };
  const hover = (target: EventTarget | null, since: number) => {
    const found = find(target);
    const button = found?.button ?? null;
    // Within a price, and within whatever is none: the history has elements of its own.
    if (button === under) return;
    under = button;
    if (found && found.button === wanted()?.button) return stopLeaving();
    leave();
    if (found) wait(found, "pointer", since, priceHistoryHover);
  };
  const press = (event: PointerFacts) => {
    const { pointerType, isPrimary, target, clientX, clientY, timeStamp } = event;
    stopWaiting();
    isHeld = false;
    if (pointerType !== "touch") {
      // Pressed, it is no longer looked at; it is shown again once the pointer comes back.
      if (wanted()?.by === "pointer" && find(target)) show(null);
      return;
    }
    const found = isPrimary ? find(target) : null;
    finger = found && { x: clientX, y: clientY };
    if (found) wait(found, "press", timeStamp, priceHistoryPress);
  };
  const lift = () => {
    if (finger) stopWaiting();
    finger = null;
  };

  return {
    follow(event) {
      const { type, pointerType, target, timeStamp } = event;
      const isTouch = pointerType === "touch";
      if (type === "pointerover" && !isTouch) hover(target, timeStamp);
      if (type === "pointerout" && !isTouch && event.relatedTarget === null) hover(null, timeStamp);
      if (type === "pointerdown") press(event);
      if (type === "pointerup" || type === "pointercancel") lift();
      if (type !== "pointermove" || finger === null) return;
      const distance = Math.hypot(event.clientX - finger.x, event.clientY - finger.y);
      if (distance > stillness) lift();
    },
    resume(event) {
      const { type, pointerType, pointerId, target, timeStamp } = event;
      const found = find(target);
      if (!found) return;
      const on = target as Element;
      if (pointerType !== "touch") {
        // Pressed meanwhile, it is no longer looked at; a press before the page was alive gave it the focus.
        const isPressed = type === "pointerdown" || found.button.matches(":focus");
        if (isPressed) under = found.button;
        else if (on.matches(":hover")) hover(target, timeStamp);
        // What a finger is on has it captured until it is lifted or scrolls.
      } else if (on.hasPointerCapture(pointerId)) press(event);
    },
    onScroll: lift,
    isHeld: () => isHeld,
    onEnter() {
      isOnHistory = true;
      stopLeaving();
    },
    onLeave() {
      isOnHistory = false;
      leave();
    },
    stop() {
      stopWaiting();
      stopLeaving();
    },
  };
}
