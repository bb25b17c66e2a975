import { isCodeMissing, onCodeMissing } from "@grandstand/ui/load-code";
import { UpdateBanner } from "@grandstand/ui/update-banner";
import { useEffect, useSyncExternalStore } from "react";
import { keepTypedText, restoreTypedText } from "./typed-text.ts";

/** Says that the page is older than the site, once a part of it can't be had any more. */
export function ConnectUpdateBanner() {
  const isOutdated = useSyncExternalStore(onCodeMissing, isCodeMissing, () => false);
  useEffect(restoreTypedText, []);
  return <UpdateBanner isOutdated={isOutdated} onReload={reload} />;
}

function reload(): void {
  keepTypedText();
  window.location.reload();
}
