import type { ChannelMessage } from "@grandstand/contract/realtime";
import type { User } from "@grandstand/contract/user";
import type { LogoutReason } from "../session/session.ts";
import type { Site } from "./create-site.ts";

/**
 * What a feature does with the site as a whole. The core calls each hook of every feature in the order
 * of the site's list, and knows no feature by name.
 */
export interface FeatureLifecycle {
  /** Runs once the page stands, before the kept session is restored. Returns its end. */
  readonly start?: (site: Site) => () => void;
  /** Somebody is logged in: by a form, by the kept session or in another tab (A4). */
  readonly onLogin?: (site: Site, user: User) => void;
  /** The session has ended (A4). */
  readonly onLogout?: (site: Site, reason: LogoutReason) => void;
  /** An internal event of the bookmaker's channel (B7). */
  readonly onChannelEvent?: (site: Site, type: ChannelMessage["type"]) => void;
}
