import { type RestrictionOverlay, restrictionOverlay } from "../eligibility/index.ts";
import { type ForbiddenAttempt, type Permissions, refusedAttempt } from "../permissions/index.ts";

/** What decides whether a person may convert coins: a part of the user, under the wire's names (A3). */
export interface CoinHolder {
  readonly self_excluded: boolean;
  readonly on_cool_off: boolean;
  /** Seconds since the epoch; null or absent where the end is not known. */
  readonly isCoolOffUntil?: number | null;
  readonly isSelfExcludedUntil?: number | null;
  readonly document_status: string;
  readonly permissions: Pick<Permissions, "coins_conversion_allowed">;
}

/** What opens when a person wants the converter. */
export type ConverterOpening =
  | { readonly opens: "converter" }
  | { readonly opens: "overlay"; readonly overlay: RestrictionOverlay }
  | {
      readonly opens: "identity-document-popup";
      readonly attempt: ForbiddenAttempt<"coins_conversion">;
    };

/**
 * Says whether the converter opens or something else instead, in the order of B4: cool-off,
 * self-exclusion, then the permission. The server checks the same again.
 */
export function openConverter(person: CoinHolder): ConverterOpening {
  if (person.on_cool_off) {
    const titleKey = "cool_off.popup.coins-conterter.title";
    const textKey = "cool_off.popup.coins-conterter.text";
    const overlay = restrictionOverlay("cool-off", person);
    return { opens: "overlay", overlay: { ...overlay, titleKey, textKey } };
  }
  if (person.self_excluded) {
    const overlay = restrictionOverlay("self-excluded", person);
    return {
      opens: "overlay",
      overlay: { ...overlay, textKey: "self_exclusion.coin_converter_text" },
    };
  }
  const attempt = refusedAttempt("coins_conversion", person);
  return attempt ? { opens: "identity-document-popup", attempt } : { opens: "converter" };
}
