import type { limitKinds } from "@grandstand/contract/limits";
import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../kernel/database/columns.ts";

/** The changes that people requested to their limits; see `limits.ts`. */
export const limitChanges = pgTable("limit_changes", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  accountId: text("account_id").notNull(),
  kind: text().$type<(typeof limitKinds)[number]>().notNull(),
  period: text().$type<"day" | "week" | "month" | "session">().notNull(),
  /** Cents, or minutes of a session; null lifts the limit. */
  value: bigint({ mode: "number" }),
  requestedAt: instant("requested_at").notNull(),
  appliesAt: instant("applies_at").notNull(),
  supersededAt: instant("superseded_at"),
});
