import "@grandstand/ui/styles.css";
import { eventTopics } from "@grandstand/contract/realtime";
import { intervals } from "@grandstand/rules/intervals";
import { eventIdOf, outcomeIdsOf, outcomesOfEvent } from "../../shared/page/programme.ts";
import { startBroker } from "./broker.ts";
import { createPaintClock } from "./paint-clock.ts";
import { createPlainButton, type PlainButton } from "./plain-button.ts";

/**
 * The same board without a framework: the markup that the other page drew, and a script that keeps
 * each button's nodes and writes the prices of a message into them. It subscribes to every event.
 */

const parameters = new URLSearchParams(location.search);
const prices = Number(parameters.get("prices"));
const isSkipping = parameters.has("skipping");
const clock = createPaintClock();
const broker = startBroker(prices, clock.receive);
const buttons = new Map<string, PlainButton>();
const moving = new Set<PlainButton>();
const eventIds = Array.from({ length: prices / outcomesOfEvent }, (_, index) => eventIdOf(index));

async function begin() {
  const main = document.querySelector("main");
  const markup = await (await fetch(`/markup-${prices}.html`)).text();
  if (!main) return;
  main.innerHTML = markup;
  // Skipping what is off screen is part of the site's work, not of its appearance.
  if (!isSkipping) {
    for (const coupon of main.querySelectorAll("section")) {
      coupon.style.contentVisibility = "visible";
    }
  }
  const ids = eventIds.flatMap(outcomeIdsOf);
  main.querySelectorAll<HTMLButtonElement>("button[data-movement]").forEach((element, index) => {
    buttons.set(ids[index] ?? "", createPlainButton(element));
  });
  const socket = broker.openSocket("", {
    onOpen: () => socket.subscribe(eventIds.flatMap((id) => eventTopics("bench", id))),
    onMessage: (_topic, payload) => applyMessage(payload),
    onBreak: () => undefined,
  });
  setInterval(endMovements, intervals.oddsMovementCheck);
}

function applyMessage(payload: string) {
  const { outcomes, at } = JSON.parse(payload);
  for (const [id, odds, suspended] of outcomes) {
    const button = buttons.get(id);
    if (button?.show(odds, suspended === 1, at)) moving.add(button);
  }
  clock.show();
}

function endMovements() {
  const before = Date.now() - intervals.oddsMovementWindow;
  for (const button of moving) {
    if (button.endMovement(before)) moving.delete(button);
  }
}

void begin();
window.board = { run: broker.run, drain: clock.drain };
