import type { Affiliation } from "@grandstand/rules/registration";
import * as v from "valibot";
import { type Storage, storageKeys } from "../storage/storage.ts";

const affiliationSchema = v.object({
  idaffiliation: v.string(),
  click_id: v.optional(v.string(), ""),
  bonuscode: v.optional(v.string(), ""),
});

/** What an affiliate's link left in the browser (A2); empty where there is none. */
export function readAffiliation(storage: Storage): Affiliation {
  const text = storage.read(storageKeys.affiliation);
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), affiliationSchema), text);
  if (!kept.success) return { idaffiliation: "", clickId: "", bonusCode: "" };
  const { idaffiliation, click_id: clickId, bonuscode: bonusCode } = kept.output;
  return { idaffiliation, clickId, bonusCode };
}
