/** The states that bar a person from betting and depositing (B6, A6). */
export type Restriction = "under-21" | "self-excluded" | "cool-off";

/** Where an overlay's button leads. */
export type OverlayTarget =
  /** An internal path without locale, for `localePath`; opens in a new tab. */
  | { kind: "contact-us"; path: "/support/contact-us"; newTab: true }
  /** An address that the operator configures; a new tab where it is on another host. */
  | { kind: "configured-url" };

/** What the keys of a restriction begin with, as the specification has them. */
type Prefix =
  | "under_21_restriction.popup"
  | "notification.self_exclusion"
  | "cool_off.popup"
  | "cool_off.popup.coins-conterter";

/** What an overlay message shows a restricted person, as keys and facts. */
export type RestrictionOverlay = {
  titleKey:
    | `${Exclude<Prefix, "notification.self_exclusion">}.title`
    | "notification.self_exclusion.header";
  textKey: `${Prefix}.text` | "self_exclusion.coin_converter_text";
  buttonKey: `${Exclude<Prefix, "cool_off.popup.coins-conterter">}.button`;
  target: OverlayTarget;
  /** The end in epoch milliseconds, null where it is not known; absent where there is none. */
  until?: number | null;
};

const contactUs = { kind: "contact-us", path: "/support/contact-us", newTab: true } as const;

/** Makes the overlay of a restriction from the user's dates, which are in seconds (B5, A8). */
export function restrictionOverlay(
  restriction: Restriction,
  dates: { isCoolOffUntil?: number | null; isSelfExcludedUntil?: number | null },
): RestrictionOverlay {
  switch (restriction) {
    case "under-21":
      return { ...keys("under_21_restriction.popup"), target: { kind: "configured-url" } };
    case "self-excluded":
      return {
        ...keys("notification.self_exclusion"),
        titleKey: "notification.self_exclusion.header",
        target: contactUs,
        until: milliseconds(dates.isSelfExcludedUntil),
      };
    case "cool-off":
      return {
        ...keys("cool_off.popup"),
        target: contactUs,
        until: milliseconds(dates.isCoolOffUntil),
      };
  }
}

function keys<Name extends Prefix>(prefix: Name) {
  return {
    titleKey: `${prefix}.title`,
    textKey: `${prefix}.text`,
    buttonKey: `${prefix}.button`,
  } as const;
}

function milliseconds(seconds: number | null | undefined): number | null {
  return typeof seconds === "number" && seconds > 0 ? seconds * 1_000 : null;
}
