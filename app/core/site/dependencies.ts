import type { NativeApp } from "@grandstand/contract/native-app";
import { requestFrame, runAlone, setTimer, visibility, wantsLessData } from "../browser/browser.ts";
import type { ApiDependencies, CallApi } from "../client/client.ts";
import { createApi } from "../client/create-api.ts";
import { pageAge } from "../clock/page-age.ts";
import type { OperationSite } from "../operation/index.ts";
import type { Schedule } from "../realtime/odds-store.ts";
import { paceFrames } from "../realtime/pace-frames.ts";
import { type OpenSocket, openMqttSocket } from "../realtime/socket.ts";
import type { SchedulerDependencies } from "../scheduler/scheduler.ts";
import { browserStorage, type Storage } from "../storage/storage.ts";

/** What a site takes from where it runs: a browser, or a story that stands for one. */
export interface SiteDependencies extends Pick<OperationSite, "alone" | "setTimer"> {
  readonly createApi: (dependencies: ApiDependencies) => CallApi;
  readonly storage: Storage;
  readonly openSocket: OpenSocket;
  /** Where what a person does is noted; null: nowhere. */
  readonly window: EventTarget | null;
  /** Epoch milliseconds by the machine's own clock, which may be off. */
  readonly readNow: () => number;
  /** Milliseconds between the page's rendering and its sending. */
  readonly pageAge: number;
  /** Whether the person's browser requests reduced data use. */
  readonly wantsLessData: () => boolean;
  readonly scheduleFrame: Schedule;
  readonly visibility: SchedulerDependencies;
  /** The operator's app that the page runs in; none in a browser (A1). */
  readonly nativeApp?: NativeApp | undefined;
}

/** The browser itself; on the server, as much of it as a rendering needs. */
export function browserDependencies(): SiteDependencies {
  return {
    createApi,
    storage: browserStorage(),
    openSocket: openMqttSocket,
    window: globalThis.window ?? null,
    readNow: () => Date.now(),
    pageAge: pageAge(globalThis.document && globalThis.performance),
    wantsLessData,
    scheduleFrame: paceFrames({ requestFrame, setTimer, now: () => performance.now() }),
    setTimer,
    alone: runAlone,
    visibility,
    nativeApp: globalThis.grandstandApp,
  };
}
