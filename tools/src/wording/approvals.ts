import { createHash } from "node:crypto";
import { type Catalogs, type Language, languages } from "./catalogs.ts";

/** A sign-off: of which text, translated from which French one, by whom, on which date. */
export type Approval = { hash: string; source: string; by: string; on: string };
/** The content of ui/src/locale/approvals.json: per key, per language. */
export type Approvals = Readonly<Record<string, Partial<Record<Language, Approval>>>>;
/** The state of a text's approval by compliance. */
export type ApprovalStatus = "missing" | "waiting" | "changed" | "approved";

/** The fingerprint of an approved text: the first 16 hexadecimal digits of its SHA-256. */
export function textHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** The status of a text: an edit of it, or of the French it was translated from, voids its approval. */
export function approvalStatus(
  key: string,
  language: Language,
  catalogs: Catalogs,
  approvals: Approvals,
): ApprovalStatus {
  const text = catalogs[language].get(key)?.text;
  if (text === undefined) return "missing";
  const approval = approvals[key]?.[language];
  if (!approval) return "waiting";
  const french = catalogs.fr.get(key)?.text;
  const isSameSource = french === undefined || approval.source === textHash(french);
  return approval.hash === textHash(text) && isSameSource ? "approved" : "changed";
}

/** The texts that changed since they were signed off, as `key (language)`. */
export function changedSinceSignOff(catalogs: Catalogs, approvals: Approvals): string[] {
  return languages.flatMap((language) =>
    [...catalogs[language].keys()]
      .filter((key) => approvalStatus(key, language, catalogs, approvals) === "changed")
      .map((key) => `${key} (${language})`),
  );
}
