import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { type Account, sportAccountName } from "../accounts/account.ts";
import type { Database } from "../database/open.ts";
import { accounts, sessions } from "../database/schema.ts";
import { type Claims, readToken, signToken } from "./tokens.ts";

export interface SessionLimits {
  /** Milliseconds without activity of the person. */
  idle: number;
  /** Milliseconds from login to the end, whatever the activity. */
  absolute: number;
}
export const defaultSessionLimits: SessionLimits = {
  idle: 30 * 60_000,
  absolute: 4 * 60 * 60_000,
};

/** A valid session, with the current state of its person. */
export interface Session {
  id: string;
  account: Account;
}

export interface Sessions {
  /** Opens a session and resolves with its bearer token. */
  open(accountId: string): Promise<string>;
  /** The session of a bearer token, or null. `isActivity` postpones the idle end. */
  find(token: string, isActivity: boolean): Promise<Session | null>;
  /** A token of the session for the jwt header. */
  sportsbookToken(session: Session): Promise<string>;
  isSportsbookToken(session: Session, token: string): Promise<boolean>;
  /** A token that opens the document-status socket and nothing else. */
  documentToken(session: Session): Promise<string>;
  findByDocumentToken(token: string): Promise<Session | null>;
  revoke(sessionId: string): Promise<void>;
  revokeAllOf(accountId: string): Promise<void>;
  /**
   * Ends the sportsbook's tokens of an account, and no session: the next ones are valid, unless
   * `alsoNext` ends those too. In memory only: a restart clears it.
   */
  endSportsbookTokensOf(accountId: string, alsoNext: boolean): void;
  /** Reverts what `endSportsbookTokensOf` ended. */
  forgiveSportsbookTokens(): void;
}

/** Activity is stored at most this often, in milliseconds: the limit is a coarse one. */
const activityStep = 10_000;

interface Dependencies {
  database: Database;
  /** Signs the tokens (`readSigningKey`). */
  key: string;
  now: () => number;
  limits: SessionLimits;
}

/** Sessions are stored in the database; a token only refers to one, so that a logout ends it everywhere. */
export function createSessions({ database, key, now, limits }: Dependencies): Sessions {
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

  /** How many times an account's sportsbook tokens were ended: tokens of an earlier round are invalid. */
  const rounds = new Map<string, number>();
  const roundOf = (accountId: string) => rounds.get(accountId) ?? 0;
  /** Accounts of which no sportsbook token is valid. */
  const shutOut = new Set<string>();

  const findRow = async (id: string) => {
    const [row] = await database
      .select()
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
    if (!row) return null;
    const isOver = row.sessions.lastSeenAt + limits.idle <= now() || row.sessions.endsAt <= now();
    return isOver ? null : row;
  };

  const findByToken = async (token: string, use: Claims["use"]) => {
    const claims = readToken(key, token, use, now());
    return claims ? findRow(claims.sid) : null;
  };

  const revokeWhere = (condition: ReturnType<typeof eq>) =>
    database
      .update(sessions)
      .set({ revokedAt: now() })
      .where(and(condition, isNull(sessions.revokedAt)));

  const tokenOf = async (session: Session, use: Claims["use"]) => {
    const row = await findRow(session.id);
    if (!row) throw new Error("the session has ended");
    const account = sportAccountName(session.account.username);
    const round = roundOf(session.account.id);
    return signed(use, row.sessions, use === "sportsbook" ? { account, round } : {});
  };

  return {
    async open(accountId) {
      const row = {
        id: randomUUID(),
        accountId,
        createdAt: now(),
        lastSeenAt: now(),
        endsAt: now() + limits.absolute,
      };
      await database.insert(sessions).values(row);
      return signed("session", row);
    },
    async find(token, isActivity) {
      const row = await findByToken(token, "session");
      if (!row) return null;
      const at = now();
      if (isActivity && at - row.sessions.lastSeenAt >= activityStep) {
        await database
          .update(sessions)
          .set({ lastSeenAt: at })
          .where(eq(sessions.id, row.sessions.id));
      }
      return { id: row.sessions.id, account: row.accounts };
    },
    sportsbookToken: (session) => tokenOf(session, "sportsbook"),
    async isSportsbookToken(session, token) {
      const claims = readToken(key, token, "sportsbook", now());
      if (claims?.sid !== session.id || shutOut.has(claims.sub)) return false;
      return claims.round >= roundOf(claims.sub);
    },
    documentToken: (session) => tokenOf(session, "document-status"),
    async findByDocumentToken(token) {
      const row = await findByToken(token, "document-status");
      return row && { id: row.sessions.id, account: row.accounts };
    },
    async revoke(sessionId) {
      await revokeWhere(eq(sessions.id, sessionId));
    },
    async revokeAllOf(accountId) {
      await revokeWhere(eq(sessions.accountId, accountId));
    },
    endSportsbookTokensOf(accountId, alsoNext) {
      rounds.set(accountId, roundOf(accountId) + 1);
      if (alsoNext) shutOut.add(accountId);
      else shutOut.delete(accountId);
    },
    forgiveSportsbookTokens() {
      rounds.clear();
      shutOut.clear();
    },
  };
}
