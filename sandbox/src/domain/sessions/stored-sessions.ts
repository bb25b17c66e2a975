import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import type { Account } from "../accounts/account.ts";
import { accounts } from "../accounts/schema.ts";
import { longestSession } from "../limits/limits.ts";
import type { StayedTime } from "../limits/play-figures.ts";
import { sessions } from "./schema.ts";

/** Activity is stored at most this often, in milliseconds: the limit is a coarse one. */
const activityStep = 10_000;

type SessionRow = typeof sessions.$inferSelect;

/** A session that has not ended, as it is stored, with the current state of its person. */
export interface StoredSession {
  sessions: SessionRow;
  accounts: Account;
}

/** The sessions of the database, and when each of them ends. Instants are epoch milliseconds. */
export interface StoredSessions {
  /** A session that has not ended, or null. */
  find(id: string): Promise<StoredSession | null>;
  /** Its person, its login, and its end if the person does nothing more. `isActivity` first postpones the idle end. */
  touch(
    stored: StoredSession,
    isActivity: boolean,
  ): Promise<{ id: string; account: Account; startedAt: number; endsAt: number }>;
  /** The sessions of an account that have not ended, the newest login first. */
  list(accountId: string): Promise<SessionRow[]>;
  /** The times of all sessions of an account; one that has lapsed lasted until its last activity. */
  stayedTimes(accountId: string): Promise<StayedTime[]>;
}

interface Dependencies {
  database: Database;
  now: () => number;
  /** Milliseconds without activity of the person, after which a session ends. */
  idle: number;
}

/** A session ends after `idle` without activity, at its stored end, or after the person's own limit of a session. */
export function createStoredSessions({ database, now, idle }: Dependencies): StoredSessions {
  const endOf = (
    row: Pick<SessionRow, "createdAt" | "lastSeenAt" | "endsAt">,
    longestStay: number | null,
  ) => {
    const ends = [row.lastSeenAt + idle, row.endsAt];
    return Math.min(...ends, ...(longestStay === null ? [] : [row.createdAt + longestStay]));
  };
  /** What the person's own limit lets a session last, in milliseconds. */
  const longestStayOf = (accountId: string) => longestSession(database, accountId, now());

  return {
    async find(id) {
      const [row] = await database
        .select()
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
      if (!row) return null;
      const endsAt = endOf(row.sessions, await longestStayOf(row.accounts.id));
      return endsAt > now() ? row : null;
    },
    async touch(stored, isActivity) {
      const at = now();
      const isKept = isActivity && at - stored.sessions.lastSeenAt >= activityStep;
      const lastSeenAt = isKept ? at : stored.sessions.lastSeenAt;
      const { id, createdAt: startedAt } = stored.sessions;
      if (isKept) await database.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id));
      const longestStay = await longestStayOf(stored.accounts.id);
      const endsAt = endOf({ ...stored.sessions, lastSeenAt }, longestStay);
      return { id, account: stored.accounts, startedAt, endsAt };
    },
    async list(accountId) {
      const rows = await database
        .select()
        .from(sessions)
        .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)))
        .orderBy(desc(sessions.createdAt));
      const longestStay = await longestStayOf(accountId);
      return rows.filter((row) => endOf(row, longestStay) > now());
    },
    async stayedTimes(accountId) {
      const rows = await database.select().from(sessions).where(eq(sessions.accountId, accountId));
      const longestStay = await longestStayOf(accountId);
      return rows.map((row) => {
        const lapsedAt = endOf(row, longestStay) > now() ? now() : row.lastSeenAt;
        return { from: row.createdAt, to: row.revokedAt ?? lapsedAt };
      });
    },
  };
}
