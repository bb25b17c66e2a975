import type { Ticket } from "@grandstand/contract/betslip";
import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../kernel/database/columns.ts";

export const tickets = pgTable("tickets", {
  uuid: uuid().primaryKey(),
  accountId: text("account_id").notNull(),
  ticket: jsonb().$type<Ticket>().notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});
