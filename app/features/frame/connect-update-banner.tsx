import { isCodeMissing, loadCode, onCodeMissing } from "@grandstand/ui/load-code";
import { UpdateBanner } from "@grandstand/ui/update-banner";
import { useEffect, useSyncExternalStore } from "react";
import { hasTypedText, keepTypedText } from "./typed-text.ts";

/** Says that the page is older than the site, once a part of it can't be had any more. */
export function ConnectUpdateBanner() {
  const isOutdated = useSyncExternalStore(onCodeMissing, isCodeMissing, () => false);
  useEffect(() => {
    if (hasTypedText()) void restore();
  }, []);
  return <UpdateBanner isOutdated={isOutdated} onReload={reload} />;
}

async function restore(): Promise<void> {
  const { restoreTypedText } = await loadCode(() => import("./restore-typed-text.ts"));
  restoreTypedText();
}

function reload(): void {
  keepTypedText();
  window.location.reload();
}
