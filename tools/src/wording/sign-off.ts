import * as v from "valibot";
import { type Approvals, textHash } from "./approvals.ts";
import { type Catalogs, languages } from "./catalogs.ts";

const fingerprint = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

/** What a reviewer hands in: who they are, the day, and what they read, each text by its fingerprint and its French source's. */
export const signOffSchema = v.object({
  by: v.pipe(v.string(), v.trim(), v.minLength(1)),
  on: v.pipe(v.string(), v.isoDate()),
  texts: v.array(
    v.object({
      key: v.string(),
      language: v.picklist(languages),
      hash: fingerprint,
      source: fingerprint,
    }),
  ),
});
export type SignOff = v.InferOutput<typeof signOffSchema>;

/**
 * Adds a sign-off to the approvals. What a reviewer read is not signed off where the text or its French
 * source has changed since, or is gone: those are `refused`, as `key (language)`.
 */
export function recordSignOff(
  { by, on, texts }: SignOff,
  catalogs: Catalogs,
  approvals: Approvals,
): { approvals: Approvals; refused: string[] } {
  const after = new Map(Object.entries(approvals));
  const refused: string[] = [];
  for (const { key, language, hash, source } of texts) {
    const text = catalogs[language].get(key)?.text;
    const french = catalogs.fr.get(key)?.text ?? "";
    if (text === undefined || textHash(text) !== hash || textHash(french) !== source) {
      refused.push(`${key} (${language})`);
      continue;
    }
    const approval = { hash, source, by, on, text, french };
    after.set(key, { ...after.get(key), [language]: approval });
  }
  const sorted = [...after].sort(([one], [other]) => one.localeCompare(other, "en"));
  return { approvals: Object.fromEntries(sorted), refused };
}
