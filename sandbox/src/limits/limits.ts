import { and, desc, eq, isNull, lte } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { limitChanges } from "../database/schema.ts";

type Change = typeof limitChanges.$inferSelect;

/** Which limit: what it limits, over which period. */
export interface LimitName {
  kind: Change["kind"];
  period: Change["period"];
}

/** What the law lets somebody deposit in seven days who has not set anything else, in cents. */
export const lawfulDepositLimit = 20_000;

/** The value of a limit without any change by its person; null is no limit. */
function initialValue({ kind }: LimitName): number | null {
  return kind === "deposit" ? lawfulDepositLimit : null;
}

/** The value of a limit at `now`, in cents or minutes; null where there is none. */
export async function limitInForce(
  database: Database,
  accountId: string,
  name: LimitName,
  now: number,
): Promise<number | null> {
  const [row] = await database
    .select({ value: limitChanges.value })
    .from(limitChanges)
    .where(
      and(
        eq(limitChanges.accountId, accountId),
        eq(limitChanges.kind, name.kind),
        eq(limitChanges.period, name.period),
        isNull(limitChanges.supersededAt),
        lte(limitChanges.appliesAt, now),
      ),
    )
    .orderBy(desc(limitChanges.appliesAt), desc(limitChanges.id))
    .limit(1);
  return row ? row.value : initialValue(name);
}
