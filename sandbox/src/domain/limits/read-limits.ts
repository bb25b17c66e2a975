import type { PlayLimit, PlayLimits } from "@grandstand/contract/limits";
import type { Database } from "../../kernel/database/open.ts";
import type { Account } from "../accounts/account.ts";
import { countedBy, standingOf } from "./counted.ts";
import { type LimitName, limitInForce, limitNames, pendingLimit } from "./limits.ts";

const inSeconds = (instant: number) => Math.ceil(instant / 1_000);

/** The session of the request: epoch milliseconds. */
export interface Stay {
  startedAt: number;
  now: number;
}

async function standingAt(
  database: Database,
  accountId: string,
  { kind, period }: LimitName,
  value: number | null,
  { startedAt, now }: Stay,
): Promise<Pick<PlayLimit, "used" | "left" | "frees_at">> {
  if (kind === "session") {
    const used = Math.floor((now - startedAt) / 60_000);
    return { used, left: value === null ? null : Math.max(0, value - used), frees_at: null };
  }
  const counted = await countedBy(database, accountId, { kind, period }, now);
  const { freesAt, ...standing } = standingOf(value, counted, period);
  return { ...standing, frees_at: freesAt === null ? null : inSeconds(freesAt) };
}

/** Every limit of a person: in force, waiting, and what is left. */
export async function readLimits(
  database: Database,
  account: Account,
  stay: Stay,
): Promise<PlayLimits> {
  const limits: PlayLimit[] = [];
  for (const name of limitNames) {
    const value = await limitInForce(database, account.id, name, stay.now);
    const pending = await pendingLimit(database, account.id, name, stay.now);
    limits.push({
      ...name,
      value,
      pending: pending && { value: pending.value, applies_at: inSeconds(pending.appliesAt) },
      ...(await standingAt(database, account.id, name, value, stay)),
    });
  }
  return {
    limits,
    reality_check_minutes: account.realityCheckMinutes,
    session_started_at: Math.floor(stay.startedAt / 1_000),
  };
}
