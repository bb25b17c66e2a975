import type { NativeApp, ToAppMessage } from "@grandstand/contract/native-app";

/** Sends the wrapper a message of the bridge (docs/decisions/61). */
export function postToApp(app: NativeApp, message: ToAppMessage): void {
  app.postMessage(JSON.stringify(message));
}
