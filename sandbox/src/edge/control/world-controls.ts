import { idSchema } from "@grandstand/contract/entities";
import { suspensionReasons } from "@grandstand/contract/event-state";
import * as v from "valibot";
import type { Operator } from "../operator/operator.ts";
import { type Add, milliseconds } from "./add.ts";
import { ControlMistake, found } from "./control-mistake.ts";

/** Adds what moves prices, scores, ends events and moves the clock. */
export function addWorldControls(post: Add, { world, settlement, publisher }: Operator): void {
  post(
    "odds",
    v.object({ outcome_id: idSchema, odds: v.pipe(v.number(), v.gtValue(1)) }),
    (input) => {
      found(world.setOdds(input.outcome_id, input.odds), "outcome");
      return { outcome: world.outcome(input.outcome_id) };
    },
  );
  post("market", v.object({ market_id: idSchema, suspended: v.boolean() }), (input) => {
    found(world.suspendMarket(input.market_id, input.suspended), "market");
    return {};
  });
  const suspension = v.object({
    event_id: idSchema,
    suspended: v.boolean(),
    reason: v.optional(v.picklist(suspensionReasons)),
  });
  post("event", suspension, (input) => {
    found(world.suspendEvent(input.event_id, input.suspended, input.reason), "event");
    return {};
  });
  const goal = v.object({ event_id: idSchema, side: v.picklist(["home", "away"]) });
  post("goal", goal, async ({ event_id, side }) => {
    if (!world.scoreGoal(event_id, side)) {
      throw new ControlMistake(404, "no such match, or no half of it is played");
    }
    await settlement.settled();
    return {};
  });
  const ending = v.object({ event_id: idSchema, winners: v.optional(v.array(idSchema)) });
  post("end", ending, async ({ event_id, winners }) => {
    const crowded = world.findCrowdedMarket(event_id, winners ?? []);
    if (crowded !== null) {
      throw new ControlMistake(
        400,
        `more winners of ${crowded} than it has: no dead heat is computed, and each would be paid in full`,
      );
    }
    found(world.endEvent(event_id, winners), "event");
    await settlement.settled();
    return {};
  });
  post("clock", v.object({ milliseconds }), async (input) => {
    publisher.leap(() => world.advance(input.milliseconds));
    await settlement.settled();
    return { now: world.now() };
  });
  post("restart", v.object({}), async () => {
    world.restart();
    await settlement.adopt();
    publisher.publishAll();
    return { epoch: world.epoch };
  });
}
