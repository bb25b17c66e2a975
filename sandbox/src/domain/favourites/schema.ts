import type { Favourite } from "@grandstand/contract/favourites";
import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** A person's favourites; as `migrations/0030-world-services.sql` creates it. */
export const favourites = pgTable("favourites", {
  accountId: text("account_id").notNull(),
  kind: text().$type<Favourite["kind"]>().notNull(),
  /** The id of the event or the competition. */
  id: text().notNull(),
  addedAt: bigint("added_at", { mode: "number" }).notNull(),
});
