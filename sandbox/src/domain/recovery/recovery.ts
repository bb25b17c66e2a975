import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@grandstand/contract/entities";
import type { ResetLinkCode } from "@grandstand/contract/recovery";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { resetMail } from "../../kernel/wording/recovery-messages.ts";
import { hashPassword, isPassword } from "../accounts/passwords.ts";
import { accounts } from "../accounts/schema.ts";
import { comparable } from "../identities/identities.ts";
import { identities } from "../identities/schema.ts";
import { sessions } from "../sessions/schema.ts";
import { outbox, passwordResets } from "./schema.ts";

/** Milliseconds for which a link is good. */
const linkDuration = 30 * 60_000;
/** Milliseconds in which a request that already set its password may arrive again: a browser repeats a lost one. */
const repeatTime = 10 * 60_000;
/** The most mails that a username gets within `mailWindow` milliseconds: no mailbox is filled from here. */
const mostMails = 5;
const mailWindow = 60 * 60_000;

/** What became of a link: the name of the account whose password it set, or why it set none. */
export type ResetOutcome = { kind: "set"; username: string } | { kind: ResetLinkCode };

interface LinkRequest {
  username: string;
  siteOrigin: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Sends the person of a username a mail with a link, in their own language. A name that no one has gets the same rows,
 * without a recipient: neither the answer nor its duration says whether there is such an account.
 *
 * @returns null, or the seconds to wait where the name had too many mails.
 */
export async function sendResetLink(
  database: Database,
  { username, siteOrigin, now }: LinkRequest,
): Promise<number | null> {
  const usernameKey = comparable(username);
  const wait = await waitOf(database, usernameKey, now);
  if (wait !== null) return wait;
  const [row] = await database
    .select({ account: accounts })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .where(eq(identities.usernameKey, usernameKey));
  const account = row?.account;
  const language = account?.settings.locale ?? "fr";
  const token = randomBytes(32).toString("base64url");
  const link = linkTo(siteOrigin, language, token);
  await database.transaction(async (transaction) => {
    await transaction.insert(passwordResets).values({
      tokenHash: hashOf(token),
      accountId: account?.id ?? null,
      usernameKey,
      sentAt: now,
      endsAt: now + linkDuration,
    });
    await transaction.insert(outbox).values({
      recipient: account?.profile.email ?? null,
      language,
      ...resetMail(language, account?.username ?? username, link),
      link,
      sentAt: now,
    });
  });
  return null;
}

async function waitOf(
  database: Database,
  usernameKey: string,
  now: number,
): Promise<number | null> {
  const recent = await database
    .select({ sentAt: passwordResets.sentAt })
    .from(passwordResets)
    .where(
      and(eq(passwordResets.usernameKey, usernameKey), gt(passwordResets.sentAt, now - mailWindow)),
    )
    .orderBy(asc(passwordResets.sentAt));
  const first = recent.at(-mostMails);
  return first ? Math.ceil((first.sentAt + mailWindow - now) / 1000) : null;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The token is in the fragment: no server and no other site that the page leads to ever sees it. */
function linkTo(siteOrigin: string, language: Language, token: string): string {
  const prefix = language === "fr" ? "" : `/${language}`;
  return `${siteOrigin}${prefix}/reset-password/#${token}`;
}

/**
 * Sets the password of the account that a link belongs to. It uses up the link and every other one of the account, and
 * ends all its sessions; of two requests with one link at once, one sets the password.
 */
export async function setPassword(
  database: Database,
  { token, password, now }: { token: string; password: string; now: number },
): Promise<ResetOutcome> {
  const isThis = eq(passwordResets.tokenHash, hashOf(token));
  const [link] = await database.select().from(passwordResets).where(isThis);
  if (!link?.accountId) return { kind: "RESET_LINK_UNKNOWN" };
  const { accountId } = link;
  const passwordHash = await hashPassword(password);
  return database.transaction(async (transaction) => {
    // The account's row first: two links of one account wait for each other here.
    const [account] = await transaction
      .select({ username: accounts.username, passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for("update");
    const [current] = await transaction.select().from(passwordResets).where(isThis);
    if (!account || !current) return { kind: "RESET_LINK_UNKNOWN" };
    if (current.usedAt !== null) {
      const isRepeated =
        now - current.usedAt < repeatTime && (await isPassword(password, account.passwordHash));
      return isRepeated ? { kind: "set", username: account.username } : { kind: "RESET_LINK_USED" };
    }
    if (current.endsAt <= now) return { kind: "RESET_LINK_EXPIRED" };
    const ofAccount = and(eq(passwordResets.accountId, accountId), isNull(passwordResets.usedAt));
    await transaction.update(passwordResets).set({ usedAt: now }).where(ofAccount);
    await transaction
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)));
    await transaction.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
    return { kind: "set", username: account.username };
  });
}
