import { Suspense } from "react";
import { useIsNative } from "../../core/site/native-app.ts";
import { ConnectBridge } from "../native-app/index.ts";

/** The bridge to the operator's app, where the page runs in it. */
export function ConnectNativeApp() {
  return <Suspense>{useIsNative() && <ConnectBridge />}</Suspense>;
}
