import type { Language } from "@grandstand/contract/entities";
import type { verificationStatuses } from "@grandstand/contract/verification";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../kernel/database/columns.ts";

type VerificationStatus = (typeof verificationStatuses)[number];

/** Sessions of the simulated verification vendor, with what it was shown: the image itself stays in the browser. */
export const verifications = pgTable("verifications", {
  vendorData: text("vendor_data").primaryKey(),
  language: text().$type<Language>().notNull(),
  status: text().$type<VerificationStatus>().notNull(),
  imageType: text("image_type"),
  imageBytes: integer("image_bytes"),
  /** Whose document it is, once there is an account. */
  accountId: text("account_id"),
  openedAt: instant("opened_at").notNull(),
});
