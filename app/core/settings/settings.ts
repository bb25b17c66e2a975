import type { Language } from "@grandstand/contract/entities";
import type { settingsSchema } from "@grandstand/contract/settings";
import {
  type AcceptOdds,
  acceptOddsSettings,
  defaultAcceptOdds,
} from "@grandstand/rules/accept-odds";
import { knownTimeZone } from "@grandstand/rules/event-time";
import { type UpdatePaceName, updatePaceNames } from "@grandstand/rules/intervals";
import type { Cents } from "@grandstand/rules/money";
import { type OddsFormat, oddsFormats } from "@grandstand/rules/odds";
import { defaultQuickStakes, readQuickStakes } from "@grandstand/rules/quick-stakes";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ApiResult, CallApi } from "../client/client.ts";
import type { PollResult } from "../scheduler/scheduler.ts";
import { type Storage, storageKeys } from "../storage/storage.ts";
import { createUnkeptChoices } from "./unkept-choices.ts";

export interface Settings {
  readonly oddsFormat: OddsFormat;
  readonly acceptOdds: AcceptOdds;
  readonly timeZone: string;
  /** Cents: what one press of a quick stake stakes. Kept in the browser only. */
  readonly quickStakes: readonly Cents[];
  /** How often the page takes new prices; those of the slip come at once. Kept in the browser only. */
  readonly updates: UpdatePaceName;
  /** Slower updates and no pictures; null until what the browser kept has been read. */
  readonly dataSaver: boolean | null;
  /** Whether a message that passes by stays until it is closed. Kept in the browser only. */
  readonly keepsToasts: boolean;
  /** Whether the site says that a bet of the person is settled. Kept in the browser only. */
  readonly saysSettled: boolean;
  /** Null while no one is logged in: the guard of A4 checks only a person who is. */
  readonly isOver21: boolean | null;
  /** Whether the person may deposit with the card of their last deposit (A3). */
  readonly canFastDeposit: boolean;
}

export interface SettingsStore extends StoreApi<Settings> {
  restore(): void;
  /** Takes what the server keeps for the person who logged in. */
  load(): Promise<void>;
  changeOddsFormat(oddsFormat: OddsFormat): Promise<void>;
  changeAcceptOdds(acceptOdds: AcceptOdds): Promise<void>;
  changeTimeZone(timeZone: string): Promise<void>;
  /** Saves the person's language on the server; the page's own is in its address. */
  changeLanguage(language: Language): Promise<void>;
  /** Sends again what the server did not keep; *done* once there is nothing of it left. */
  keepAgain(): Promise<PollResult>;
  changeQuickStakes(quickStakes: readonly Cents[]): void;
  changeUpdates(updates: UpdatePaceName): void;
  /** On, it slows updates down; off, they come at once. Either can be changed afterwards. */
  changeDataSaver(dataSaver: boolean): void;
  /** How messages that pass by are shown, and which. */
  changeToasts(part: Partial<Pick<Settings, "keepsToasts" | "saysSettled">>): void;
  /** Forgets what was theirs, and what was to be kept for them. */
  forgetPerson(): void;
}

const keptSchema = v.object({
  oddsFormat: v.picklist(oddsFormats),
  acceptOdds: v.picklist(acceptOddsSettings),
  timeZone: v.string(),
  /** Not kept before it could be changed. */
  quickStakes: v.optional(v.unknown()),
  updates: v.optional(v.fallback(v.nullable(v.picklist(updatePaceNames)), null)),
  dataSaver: v.optional(v.fallback(v.nullable(v.boolean()), null)),
  keepsToasts: v.optional(v.fallback(v.boolean(), false), false),
  saysSettled: v.optional(v.fallback(v.boolean(), true), true),
});

type SettingsCalls = typeof import("@grandstand/contract/settings");

export interface SettingsDependencies {
  readonly api: CallApi;
  readonly storage: Storage;
  /** The time zone of a person who never chose one. */
  readonly timeZone: string;
  /** Whether there is a person for whom the server keeps settings. */
  readonly isLoggedIn: () => boolean;
  readonly wantsLessData?: () => boolean;
  /** The calls of A7, which a person who is not logged in never needs. */
  readonly loadCalls: () => Promise<SettingsCalls>;
  /** Called where the server did not keep what a person has changed: it counts in this browser alone. */
  readonly onNotKept: () => void;
}

/** A choice that the server is to keep. */
interface Choice {
  readonly part: Partial<Settings>;
  readonly send: (calls: SettingsCalls) => Promise<ApiResult<unknown>>;
}

/** The settings of A3: kept in the browser for everybody, and by the server for a person who is logged in. */
export function createSettingsStore(dependencies: SettingsDependencies): SettingsStore {
  const { api, storage } = dependencies;
  const store = createStore<Settings>(() => ({
    oddsFormat: "decimal",
    acceptOdds: defaultAcceptOdds,
    timeZone: knownTimeZone(dependencies.timeZone),
    quickStakes: defaultQuickStakes,
    updates: "at-once",
    dataSaver: null,
    keepsToasts: false,
    saysSettled: true,
    isOver21: null,
    canFastDeposit: false,
  }));

  function change(part: Partial<Settings>) {
    store.setState(part);
    const { isOver21: _, canFastDeposit: __, ...kept } = store.getState();
    storage.write(storageKeys.settings, JSON.stringify(kept));
  }

  /** Code that does not come counts as a server that is not reached: the browser's settings remain. */
  async function atServer<Value>(
    call: (calls: SettingsCalls) => Promise<ApiResult<Value>>,
  ): Promise<ApiResult<Value> | null> {
    const calls = await dependencies.loadCalls().catch(() => null);
    return calls && call(calls);
  }

  const unkept = createUnkeptChoices<Choice>(({ send }) => atServer(send));

  async function choose(
    setting: string,
    part: Partial<Settings>,
    call: Choice["send"],
  ): Promise<void> {
    if (Object.keys(part).length > 0) change(part);
    if (!dependencies.isLoggedIn()) return;
    const { kind } = await unkept.keep(setting, { part, send: call });
    if (kind === "failed") dependencies.onNotKept();
  }

  return {
    ...store,
    restore() {
      const kept = v.safeParse(
        v.pipe(v.string(), v.parseJson(), keptSchema),
        storage.read(storageKeys.settings),
      );
      const { updates, dataSaver: chosen, ...others } = kept.success ? kept.output : {};
      const dataSaver = chosen ?? dependencies.wantsLessData?.() ?? false;
      store.setState({ dataSaver, updates: updates ?? paceWith(dataSaver) });
      if (!("timeZone" in others)) return;
      const { timeZone, quickStakes, ...more } = others;
      store.setState({
        ...more,
        timeZone: knownTimeZone(timeZone),
        quickStakes: readQuickStakes(quickStakes),
      });
    },
    async load() {
      const answer = await atServer(({ getSettings }) => api(getSettings));
      if (!answer?.ok) return;
      // What the person has chosen since is newer than what the server kept.
      const chosen = unkept.list().map(({ part }) => part);
      change(Object.assign(fromWire(answer.value.data), ...chosen));
    },
    changeOddsFormat: (oddsFormat) =>
      choose("odds format", { oddsFormat }, (calls) =>
        api(calls.changeOddsFormat, { body: { odds_format: oddsFormat } }),
      ),
    changeAcceptOdds: (acceptOdds) =>
      choose("accept odds", { acceptOdds }, (calls) =>
        api(calls.changeAcceptOdds, { body: { accept_odds: acceptOdds } }),
      ),
    changeTimeZone: (timeZone) =>
      choose("time zone", { timeZone }, (calls) =>
        api(calls.changeTimezone, { body: { timezone: timeZone } }),
      ),
    changeLanguage: (language) =>
      choose("language", {}, (calls) => api(calls.changeLocale, { body: { locale: language } })),
    keepAgain: unkept.keepAgain,
    changeQuickStakes: (quickStakes) => change({ quickStakes }),
    changeUpdates: (updates) => change({ updates }),
    changeDataSaver: (dataSaver) => change({ dataSaver, updates: paceWith(dataSaver) }),
    changeToasts: change,
    forgetPerson() {
      unkept.forget();
      store.setState({ isOver21: null, canFastDeposit: false });
    },
  };
}

function paceWith(dataSaver: boolean): UpdatePaceName {
  return dataSaver ? "slow" : "at-once";
}

function fromWire(
  data: v.InferOutput<typeof settingsSchema>,
): Omit<Settings, "quickStakes" | "updates" | "dataSaver" | "keepsToasts" | "saysSettled"> {
  return {
    oddsFormat: data.odds_format,
    acceptOdds: data.accept_odds,
    timeZone: knownTimeZone(data.timezone),
    isOver21: data.is_over_21,
    canFastDeposit: data.can_fast_deposit,
  };
}
