import { createHash } from "node:crypto";
import { type Catalogs, type Language, languages } from "./catalogs.ts";

/**
 * A sign-off: of which text, translated from which French one, by whom, on which date. The hashes
 * decide whether it still holds; the words are kept so that a later change can be read beside them.
 */
export type Approval = {
  hash: string;
  source: string;
  by: string;
  on: string;
  text: string;
  french: string;
};
/** Where the sign-offs are kept, from the repository's root. */
export const approvalsPath = "ui/src/locale/approvals.json";
/** The sign-offs: per key, per language. */
export type Approvals = Readonly<Record<string, Partial<Record<Language, Approval>>>>;
/** The state of a text's approval by compliance. */
export type ApprovalStatus = "missing" | "waiting" | "changed" | "approved";

/** A text that changed since it was signed off, itself or in French. */
export type ChangedText = {
  key: string;
  language: Language;
  approved: Approval;
  /** The words of now; empty where the text is gone. */
  text: string;
  french: string;
};

/** The day by which a text has to be read again, a year after it was signed off: laws change. */
export function reviewBy({ on }: Pick<Approval, "on">): string {
  const [year = "", ...rest] = on.split("-");
  return [Number(year) + 1, ...rest].join("-").replace("-02-29", "-02-28");
}

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

/** The texts that changed since they were signed off; one that was taken away has changed too. */
export function changedSinceSignOff(catalogs: Catalogs, approvals: Approvals): ChangedText[] {
  return Object.entries(approvals).flatMap(([key, byLanguage]) =>
    languages.flatMap((language) => {
      const approved = byLanguage[language];
      if (!approved || approvalStatus(key, language, catalogs, approvals) === "approved") return [];
      const text = catalogs[language].get(key)?.text ?? "";
      return [{ key, language, approved, text, french: catalogs.fr.get(key)?.text ?? "" }];
    }),
  );
}

/** The texts that no one has signed off: their keys, each with its languages. */
export function notSignedOff(catalogs: Catalogs, approvals: Approvals): Map<string, Language[]> {
  const waiting = new Map<string, Language[]>();
  for (const language of languages) {
    for (const key of catalogs[language].keys()) {
      if (approvalStatus(key, language, catalogs, approvals) !== "waiting") continue;
      waiting.set(key, [...(waiting.get(key) ?? []), language]);
    }
  }
  return new Map([...waiting].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The signed-off texts whose year is over on a day (YYYY-MM-DD), as `key (language)`. */
export function dueAgain(approvals: Approvals, today: string): string[] {
  return Object.entries(approvals).flatMap(([key, byLanguage]) =>
    languages.flatMap((language) => {
      const approval = byLanguage[language];
      return approval && reviewBy(approval) < today ? [`${key} (${language})`] : [];
    }),
  );
}
