import type { NativeApp } from "@grandstand/contract/native-app";
import { useSyncExternalStore } from "react";
import { useSite } from "./site-context.ts";

declare global {
  /** Put there by the operator's app wrapper before the page's scripts run (docs/decisions/61). */
  var grandstandApp: NativeApp | undefined;
}

const never = () => () => undefined;

/** Whether the page runs in the operator's app (A1); the server draws it for a browser. */
export function useIsNative(): boolean {
  const { nativeApp } = useSite();
  return useSyncExternalStore(
    never,
    () => nativeApp !== null,
    () => false,
  );
}
