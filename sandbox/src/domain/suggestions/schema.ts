import type { BetOrigin } from "@grandstand/contract/recommendations";
import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** Bets from a widget; as `migrations/0030-world-services.sql` creates it. */
export const widgetBets = pgTable("widget_bets", {
  betId: uuid("bet_id").primaryKey(),
  accountId: text("account_id").notNull(),
  origin: text().$type<BetOrigin>().notNull(),
  trackedAt: bigint("tracked_at", { mode: "number" }).notNull(),
});
