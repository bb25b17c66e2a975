import type { Language } from "@grandstand/contract/entities";
import type { NativeApp } from "@grandstand/contract/native-app";
import type { ChannelMessage } from "@grandstand/contract/realtime";
import type { User } from "@grandstand/contract/user";
import type { AnnouncerStore } from "@grandstand/ui/announcer";
import type { StoreApi } from "zustand/vanilla";
import type { CallApi } from "../client/client.ts";
import type { ServerClock } from "../clock/server-clock.ts";
import type { Configuration } from "../configuration.ts";
import type { MessagesStore } from "../messages/messages.ts";
import type { Connection } from "../realtime/connection.ts";
import type { OddsFeed } from "../realtime/odds-feed.ts";
import type { OddsStore } from "../realtime/odds-store.ts";
import type { UpdatePace } from "../realtime/update-pace.ts";
import type { Scheduler } from "../scheduler/scheduler.ts";
import type { LogoutReason, SessionStore } from "../session/session.ts";
import type { SettingsStore } from "../settings/settings.ts";
import type { SlipOutlineStore } from "../slip-outline/slip-outline.ts";
import type { Storage, StorageKey } from "../storage/storage.ts";
import type { SiteDependencies } from "./dependencies.ts";
import type { SportSlugs } from "./sport-slugs.ts";

/** One running site: its stores, its line to the server and its clock. Nothing of it is global. */
export interface Site {
  readonly configuration: Configuration;
  readonly language: Language;
  /** Where each sport's pages are, in the site's language. */
  readonly slugs: SportSlugs;
  readonly startedAt: number;
  /** Scheme, host and port under which visitors know the site. */
  readonly siteOrigin: string;
  readonly clock: ServerClock;
  readonly announcer: AnnouncerStore;
  /** Resolves once every text of the site is there. */
  readonly loadWording: () => Promise<void>;
  readonly api: CallApi;
  /** The operator's app that the page runs in; null in a browser, and on the server (A1). */
  readonly nativeApp: NativeApp | null;
  readonly storage: Storage;
  readonly scheduler: Scheduler;
  /** Runs something after this many milliseconds, unless the returned function is called before. */
  readonly setTimer: SiteDependencies["setTimer"];
  /** Runs something alone among all tabs, under a name. */
  readonly alone: SiteDependencies["alone"];
  readonly connection: StoreApi<Connection>;
  readonly odds: OddsStore;
  readonly feed: OddsFeed;
  readonly pace: UpdatePace;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly messages: MessagesStore;
  readonly slipOutline: SlipOutlineStore;
  readonly features: readonly FeatureLifecycle[];
  /** The features' stores, by what made them; see `featureStore`. */
  readonly stores: Map<unknown, unknown>;
}

export interface SiteStart {
  readonly configuration: Configuration;
  readonly language: Language;
  /** Epoch milliseconds at which the server rendered the page. */
  readonly startedAt: number;
  readonly siteOrigin: string;
  readonly slugs: SportSlugs;
  /** Loads the texts that the first page does without; nothing where the page has them all. */
  readonly loadWording?: (() => Promise<void>) | null;
}

/**
 * What a feature does with the site as a whole. The core calls each hook of every feature in the order
 * of the site's list, and knows no feature by name.
 */
export interface FeatureLifecycle {
  /** Runs once the page is rendered, before the kept session is restored. Returns its end. */
  readonly start?: (site: Site) => () => void;
  /** Somebody is logged in: by a form, by the kept session or in another tab (A4). */
  readonly onLogin?: (site: Site, user: User) => void;
  /** What it keeps of a person in the browser; gone with a logout that was meant, ahead of `onLogout`. */
  readonly forgets?: readonly StorageKey[];
  /** The session has ended (A4). */
  readonly onLogout?: (site: Site, reason: LogoutReason) => void;
  /** An internal event of the bookmaker's channel (B7). */
  readonly onChannelEvent?: (site: Site, type: ChannelMessage["type"]) => void;
}
