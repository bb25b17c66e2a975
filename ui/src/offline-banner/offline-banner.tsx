import { WifiOff } from "lucide";
import { Icon } from "../icon/index.ts";
import { useWording } from "../provider/index.ts";
import { offlineBanner } from "./offline-banner.variants.ts";

export interface OfflineBannerProps {
  readonly isOffline: boolean;
  /** A page was requested meanwhile, and is shown once it can be loaded. */
  readonly isPageAwaited?: boolean;
}

/**
 * Says across the page that the connection is gone and what that means for prices and bets, and
 * goes away on its own. Its region is there from the start, empty, so that what comes in is read out.
 */
export function OfflineBanner({ isOffline, isPageAwaited = false }: OfflineBannerProps) {
  const t = useWording();
  return (
    <div role="status">
      {isOffline && (
        <div className={offlineBanner()}>
          <Icon shape={WifiOff} className="gs:mt-px gs:shrink-0" size={20} />
          <p className="gs:type-body gs:min-w-0">
            <strong className="gs:type-label">{t("common.offline.title")}</strong>{" "}
            <span>{t("common.offline.text")}</span>{" "}
            {isPageAwaited && <span>{t("common.offline.page")}</span>}
          </p>
        </div>
      )}
    </div>
  );
}
