import { eq } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { privacyChoices } from "./schema.ts";

/** What a person lets be done with their data. */
export interface PrivacyChoices {
  byEmail: boolean;
  bySms: boolean;
  byPhone: boolean;
  statistics: boolean;
}

/** A person who has not agreed is not written to, called or counted. */
const nothing: PrivacyChoices = {
  byEmail: false,
  bySms: false,
  byPhone: false,
  statistics: false,
};

export async function readPrivacy(database: Database, accountId: string): Promise<PrivacyChoices> {
  const [row] = await database
    .select()
    .from(privacyChoices)
    .where(eq(privacyChoices.accountId, accountId));
  return row ?? nothing;
}

export async function keepPrivacy(
  database: Database,
  accountId: string,
  { byEmail, bySms, byPhone, statistics }: PrivacyChoices,
  now: number,
): Promise<void> {
  const kept = { byEmail, bySms, byPhone, statistics, changedAt: now };
  await database
    .insert(privacyChoices)
    .values({ accountId, ...kept })
    .onConflictDoUpdate({ target: privacyChoices.accountId, set: kept });
}
