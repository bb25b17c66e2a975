import { randomUUID } from "node:crypto";
import type { Language } from "@grandstand/contract/entities";
import type { Notification } from "@grandstand/contract/notifications";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { serveConsents } from "./consents.ts";
import type { Draft } from "./notification.ts";
import { notifications } from "./schema.ts";
import { draftOf } from "./templates.ts";
import type { NotificationKind } from "./words.ts";

type Row = typeof notifications.$inferSelect;

/** Sends a notification to an account, or with null to guests; returns its id. */
export async function sendNotification(
  database: Database,
  accountId: string | null,
  { list, facts, words }: Draft,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await database
    .insert(notifications)
    .values({ id, accountId, list, facts, words: { ...words }, sentAt: now });
  return id;
}

/** A media of the sandbox's own is served where its calls are. */
function toNotification(row: Row, language: Language, host: string): Notification {
  const { media_url } = row.facts;
  return {
    ...row.facts,
    ...row.words[language],
    media_url: media_url?.startsWith("/") ? `http://${host}${media_url}` : media_url,
    id: row.id,
    is_read: row.readAt !== null,
    sent_at: Math.floor(row.sentAt / 1_000),
  };
}

interface Reader {
  readonly language: Language;
  /** `host:port` of the request. */
  readonly host: string;
}

function listsOf(rows: readonly Row[], { language, host }: Reader) {
  const of = (list: Row["list"]) =>
    rows.filter((row) => row.list === list).map((row) => toNotification(row, language, host));
  return { inbox: of("inbox").reverse(), page: of("page") };
}

/** What is said to an account: the inbox with what is read, the page without; the consents come first. */
export async function listForAccount(
  database: Database,
  accountId: string,
  reader: Reader,
  now: number,
) {
  const rows = await database
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(asc(notifications.position));
  const { inbox, page } = listsOf(
    rows.filter(({ list, readAt }) => list === "inbox" || readAt === null),
    reader,
  );
  return {
    inbox,
    page: [
      ...(await serveConsents(database, accountId, { language: reader.language, now })),
      ...page,
    ],
  };
}

/** What is said to guests. */
export async function listForGuests(database: Database, reader: Reader) {
  const rows = await database
    .select()
    .from(notifications)
    .where(isNull(notifications.accountId))
    .orderBy(asc(notifications.position));
  return listsOf(rows, reader);
}

/** Notes that an account has read a notification, or followed its button; false where it has none by that id. */
export async function mark(
  database: Database,
  accountId: string,
  id: string,
  { as, now }: { readonly as: "read" | "opened"; readonly now: number },
): Promise<boolean> {
  const changes =
    as === "read"
      ? { readAt: sql`coalesce(${notifications.readAt}, ${now})` }
      : { openedAt: sql`coalesce(${notifications.openedAt}, ${now})` };
  const rows = await database
    .update(notifications)
    .set(changes)
    .where(and(eq(notifications.id, id), eq(notifications.accountId, accountId)))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Takes a notification back, as if it had never been sent; false where there is none by that id. */
export async function withdraw(database: Database, id: string): Promise<boolean> {
  const rows = await database
    .delete(notifications)
    .where(eq(notifications.id, id))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Everything that was sent, the newest first, for control. */
export async function listSent(database: Database) {
  const rows = await database.select().from(notifications).orderBy(desc(notifications.position));
  return rows.map(({ id, accountId, list, facts, words, sentAt, readAt, openedAt }) => ({
    id,
    account_id: accountId,
    list,
    component: facts.component,
    type: facts.type,
    title: words.en.title,
    sent_at: sentAt,
    read_at: readAt,
    opened_at: openedAt,
  }));
}

/** What is in the inboxes of the first day; nothing that would cover a page. */
const seeded: readonly { username: string; kind: NotificationKind; isRead?: true }[] = [
  { username: "verified_player", kind: "SecondaryCasinoAccountInfo", isRead: true },
  { username: "verified_player", kind: "MaatChanges" },
  { username: "verified_player", kind: "Message" },
  { username: "promo_player", kind: "Message" },
];

/** Fills the inboxes of the seeded accounts. */
export async function seedNotifications(
  database: Database,
  idOf: (username: string) => string,
  now: number,
): Promise<void> {
  for (const { username, kind, isRead } of seeded) {
    const accountId = idOf(username);
    const draft = draftOf(kind);
    const facts = { ...draft.facts, component: null };
    const message: Draft = { ...draft, facts, list: "inbox" };
    const id = await sendNotification(database, accountId, message, now);
    if (isRead) await mark(database, accountId, id, { as: "read", now });
  }
}
