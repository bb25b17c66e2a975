import * as v from "valibot";
import type { CashierSection, CashierTab } from "./cashier.ts";

/** The platforms of the operator's app wrappers (A1). */
export const nativePlatforms = ["ios_app", "android_app"] as const;
export type NativePlatform = (typeof nativePlatforms)[number];

/** The name of the event on `window` with which a wrapper sends a message to the site; `detail` is JSON text. */
export const nativeEventName = "grandstand-app";

/**
 * What a wrapper sends to the site. The specification shows neither direction (docs/decisions/61); a message of another
 * form is dropped.
 */
export const toSiteMessageSchema = v.union([
  /** The wrapper has logged the person in: the site begins the session of this account token. */
  v.strictObject({ type: v.literal("log-in"), token: v.pipe(v.string(), v.minLength(1)) }),
  v.strictObject({ type: v.literal("log-out") }),
  /** Goes to a page of the site: a path from the root on, such as a notification of the system brings. */
  v.strictObject({
    type: v.literal("open-page"),
    path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/), v.maxLength(500)),
  }),
  /** Money has moved in a part of the app that is not the site, such as its own cashier. */
  v.strictObject({ type: v.literal("balance-changed") }),
]);
export type ToSiteMessage = v.InferOutput<typeof toSiteMessageSchema>;

/** What the site sends to the wrapper, as JSON text. */
export type ToAppMessage =
  /** The site listens from here on. */
  | { readonly type: "ready" }
  /** Somebody is logged in; the token never leaves the page. */
  | { readonly type: "logged-in"; readonly userId: string }
  | { readonly type: "logged-out" }
  /** A person who may open the cashier wants this part of it; only to a wrapper that says `opensCashier`. */
  | {
      readonly type: "open-cashier";
      readonly section: CashierSection;
      readonly tab?: CashierTab;
    };

/**
 * What a wrapper puts on `window` as `grandstandApp` before the page's own scripts run. A message to it is JSON text.
 */
export interface NativeApp {
  readonly platform: NativePlatform;
  readonly postMessage: (text: string) => void;
  /** Whether the wrapper opens a cashier of its own at `open-cashier`; without it, the site says where that is. */
  readonly opensCashier?: boolean;
}
