import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { type Account, sportAccountName } from "../accounts/account.ts";
import type { StayedTime } from "../limits/play-figures.ts";
import { sessions } from "./schema.ts";
import { createSportsbookRounds } from "./sportsbook-rounds.ts";
import { createStoredSessions } from "./stored-sessions.ts";
import { type Claims, readToken, signToken } from "./tokens.ts";

export interface SessionLimits {
  /** Milliseconds without activity of the person. */
  idle: number;
  /** Milliseconds from login to the end, whatever the activity; and again from when the person chose to stay. */
  absolute: number;
  /** Milliseconds from login to the end, however often the person chose to stay. */
  longest: number;
}
export const defaultSessionLimits: SessionLimits = {
  idle: 30 * 60_000,
  absolute: 4 * 60 * 60_000,
  longest: 1_440 * 60_000,
};

/** A valid session, with the current state of its person. */
export interface Session {
  id: string;
  account: Account;
  /** Epoch milliseconds of the login. */
  startedAt: number;
  /** Epoch milliseconds at which it ends, if the person does nothing more. */
  endsAt: number;
}

/** Where a session is opened, as the request's headers say. */
export interface Client {
  device: "desktop" | "mobile";
  userAgent: string;
}

/** A session that has not ended, with where it was opened. Instants are epoch milliseconds. */
export interface OpenSession extends Client {
  id: string;
  createdAt: number;
  lastSeenAt: number;
}

export interface Sessions {
  /** Opens a session and resolves with its bearer token. */
  open(accountId: string, client: Client): Promise<string>;
  /** Prolongs a session, within its longest duration, and resolves with its new bearer token. */
  prolong(session: Session): Promise<string>;
  /** The sessions of an account that have not ended, the newest login first. */
  list(accountId: string): Promise<OpenSession[]>;
  /** The times of all sessions of an account; one that has lapsed lasted until its last activity. */
  stayedTimes(accountId: string): Promise<StayedTime[]>;
  /** The session of a bearer token, or null. `isActivity` postpones the idle end. */
  find(token: string, isActivity: boolean): Promise<Session | null>;
  /** The same by the session's id, for a page that has no token of it; always activity. */
  findById(id: string): Promise<Session | null>;
  /** Whether a session is open; to find that out is no activity of its person. */
  isOpen(id: string): Promise<boolean>;
  /** A token of the session for the jwt header. */
  sportsbookToken(session: Session): Promise<string>;
  isSportsbookToken(session: Session, token: string): Promise<boolean>;
  /** A token that opens the document-status socket and nothing else. */
  documentToken(session: Session): Promise<string>;
  findByDocumentToken(token: string): Promise<Session | null>;
  /** A token that says to the support chat who writes, and nothing else; good for ten minutes. */
  chatToken(session: Session): Promise<string>;
  findByChatToken(token: string): Promise<Session | null>;
  revoke(sessionId: string): Promise<void>;
  /** Ends those of the sessions that are the account's. */
  revokeOf(accountId: string, sessionIds: readonly string[]): Promise<void>;
  revokeAllOf(accountId: string): Promise<void>;
  /**
   * Ends the sportsbook's tokens of an account, and no session: the next ones are valid, unless
   * `alsoNext` ends those too. In memory only: a restart clears it.
   */
  endSportsbookTokensOf(accountId: string, alsoNext: boolean): void;
  /** Reverts what `endSportsbookTokensOf` ended. */
  forgiveSportsbookTokens(): void;
}

/** Milliseconds that a token of the chat is good for; the chat wants another one then. */
export const chatTokenLifetime = 10 * 60_000;

interface Dependencies {
  database: Database;
  /** Signs the tokens (`readSigningKey`). */
  key: string;
  now: () => number;
  limits: SessionLimits;
}

/** Sessions are stored in the database; a token only refers to one, so that a logout ends it everywhere. */
export function createSessions({ database, key, now, limits }: Dependencies): Sessions {
  const stored = createStoredSessions({ database, now, idle: limits.idle });
  const rounds = createSportsbookRounds();

  const signed = (
    use: Claims["use"],
    row: { id: string; accountId: string; endsAt: number },
    more: Partial<Pick<Claims, "account" | "round">> = {},
  ) =>
    signToken(key, {
      round: 0,
      ...more,
      use,
      sid: row.id,
      sub: row.accountId,
      iat: Math.floor(now() / 1000),
      exp: Math.floor(row.endsAt / 1000),
    });

  const findByToken = async (token: string, use: Claims["use"], isActivity: boolean) => {
    const claims = readToken(key, token, use, now());
    const row = claims && (await stored.find(claims.sid));
    return row && stored.touch(row, isActivity);
  };

  const revokeWhere = (condition: SQL | undefined) =>
    database
      .update(sessions)
      .set({ revokedAt: now() })
      .where(and(condition, isNull(sessions.revokedAt)));

  const tokenOf = async (session: Session, use: Claims["use"], latestEnd = Infinity) => {
    const row = await stored.find(session.id);
    if (!row) throw new Error("the session has ended");
    const account = sportAccountName(session.account.username);
    const round = rounds.current(session.account.id);
    const endsAt = Math.min(row.sessions.endsAt, latestEnd);
    return signed(use, { ...row.sessions, endsAt }, use === "sportsbook" ? { account, round } : {});
  };

  return {
    async open(accountId, { device, userAgent }) {
      const row = {
        id: randomUUID(),
        accountId,
        device,
        userAgent,
        createdAt: now(),
        lastSeenAt: now(),
        endsAt: now() + limits.absolute,
      };
      await database.insert(sessions).values(row);
      return signed("session", row);
    },
    async prolong({ id, account }) {
      const row = await stored.find(id);
      if (!row) throw new Error("the session has ended");
      const endsAt = Math.min(now() + limits.absolute, row.sessions.createdAt + limits.longest);
      await database.update(sessions).set({ lastSeenAt: now(), endsAt }).where(eq(sessions.id, id));
      return signed("session", { id, accountId: account.id, endsAt });
    },
    list: stored.list,
    stayedTimes: stored.stayedTimes,
    find: (token, isActivity) => findByToken(token, "session", isActivity),
    isOpen: async (id) => (await stored.find(id)) !== null,
    async findById(id) {
      const row = await stored.find(id);
      return row && stored.touch(row, true);
    },
    sportsbookToken: (session) => tokenOf(session, "sportsbook"),
    async isSportsbookToken(session, token) {
      const claims = readToken(key, token, "sportsbook", now());
      return claims?.sid === session.id && rounds.isValid(claims.sub, claims.round);
    },
    documentToken: (session) => tokenOf(session, "document-status"),
    findByDocumentToken: (token) => findByToken(token, "document-status", false),
    chatToken: (session) => tokenOf(session, "chat", now() + chatTokenLifetime),
    findByChatToken: (token) => findByToken(token, "chat", false),
    async revoke(sessionId) {
      await revokeWhere(eq(sessions.id, sessionId));
    },
    async revokeOf(accountId, sessionIds) {
      const areThese = inArray(sessions.id, [...sessionIds]);
      if (sessionIds.length > 0)
        await revokeWhere(and(eq(sessions.accountId, accountId), areThese));
    },
    async revokeAllOf(accountId) {
      await revokeWhere(eq(sessions.accountId, accountId));
    },
    endSportsbookTokensOf: rounds.end,
    forgiveSportsbookTokens: rounds.forgive,
  };
}
