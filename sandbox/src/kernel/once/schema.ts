import { json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

/** Operations that happen once only; the constraints are in `0100-operations.sql`. */
export const operations = pgTable(
  "operations",
  {
    kind: text().$type<"ticket" | "quote" | "conversion" | "deposit" | "withdrawal">().notNull(),
    key: uuid().notNull(),
    accountId: text("account_id").notNull(),
    fingerprint: text().notNull(),
    /** Null while it runs. */
    outcome: text().$type<"done" | "refused">(),
    answer: json(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
