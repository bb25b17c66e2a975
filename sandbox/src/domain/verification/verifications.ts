import { randomBytes } from "node:crypto";
import type { Language } from "@grandstand/contract/entities";
import type { User } from "@grandstand/contract/user";
import type { verificationStatuses } from "@grandstand/contract/verification";
import { and, eq, isNull, or } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { changeProfile } from "../accounts/accounts.ts";
import { verifications } from "./schema.ts";

export type VerificationStatus = (typeof verificationStatuses)[number];
export type Verification = typeof verifications.$inferSelect;

/** The database, and the sockets that a person listens on for the status of their documents. */
export interface VerificationDependencies {
  database: Database;
  documentSockets: {
    announce(accountId: string, status: User["document_status"]): Promise<number>;
  };
}

/** Opens a session; returns its `vendorData`, which no one can guess. */
export async function openVerification(
  database: Database,
  language: Language,
  now: number,
): Promise<string> {
  const vendorData = randomBytes(18).toString("base64url");
  await database
    .insert(verifications)
    .values({ vendorData, language, status: "not_uploaded", openedAt: now });
  return vendorData;
}

export async function findVerification(
  database: Database,
  vendorData: string,
): Promise<Verification | null> {
  const [row] = await database
    .select()
    .from(verifications)
    .where(eq(verifications.vendorData, vendorData));
  return row ?? null;
}

/** What an account has of a document's status. */
const statusOfAccount: Record<VerificationStatus, User["document_status"]> = {
  validated: "validated",
  approved: "validated",
  blocked: "blocked",
  manual_review: "manual_review",
  review: "manual_review",
  pending: "pending",
  submitted: "pending",
  not_uploaded: "not_uploaded",
  declined: "not_uploaded",
  expired: "not_uploaded",
  abandoned: "not_uploaded",
};

type Changes = Pick<Verification, "status"> &
  Partial<Pick<Verification, "imageType" | "imageBytes">>;

/** Decides what becomes of a document, and of its account where it has one; false where there is no such session. */
export async function decide(
  dependencies: VerificationDependencies,
  vendorData: string,
  changes: Changes,
): Promise<boolean> {
  const [row] = await dependencies.database
    .update(verifications)
    .set(changes)
    .where(eq(verifications.vendorData, vendorData))
    .returning();
  if (row?.accountId) await applyTo(dependencies, row.accountId, row.status);
  return row !== undefined;
}

/** Gives a document to an account; false where it is another one's. The same link again changes nothing. */
export async function linkVerification(
  dependencies: VerificationDependencies,
  vendorData: string,
  accountId: string,
): Promise<boolean> {
  const isFree = or(isNull(verifications.accountId), eq(verifications.accountId, accountId));
  const [row] = await dependencies.database
    .update(verifications)
    .set({ accountId })
    .where(and(eq(verifications.vendorData, vendorData), isFree))
    .returning();
  if (row) await applyTo(dependencies, accountId, row.status);
  return row !== undefined;
}

/** A validated document lets its person play; the sockets of the account receive every change. */
async function applyTo(
  { database, documentSockets }: VerificationDependencies,
  accountId: string,
  status: VerificationStatus,
): Promise<void> {
  const document_status = statusOfAccount[status];
  await changeProfile(database, accountId, { document_status });
  await documentSockets.announce(accountId, document_status);
}
