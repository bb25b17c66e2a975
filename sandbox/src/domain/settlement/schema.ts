import { pgTable, text } from "drizzle-orm/pg-core";
import type { OutcomeResult } from "../world/world.ts";

export const outcomeResults = pgTable("outcome_results", {
  epoch: text().notNull(),
  outcomeId: text("outcome_id").notNull(),
  eventId: text("event_id").notNull(),
  result: text().$type<OutcomeResult>().notNull(),
  /** The last price, which a starting price becomes; null where there was none. */
  lastOdds: text("last_odds"),
});
