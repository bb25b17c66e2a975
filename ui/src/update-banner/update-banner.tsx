import { RefreshCw } from "lucide";
import { Button } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { useWording } from "../provider/index.ts";
import { updateBanner } from "./update-banner.variants.ts";

export interface UpdateBannerProps {
  /** A part of this page is gone from the server. */
  readonly isOutdated: boolean;
  readonly onReload: () => void;
}

/**
 * Says across the page that a newer version of the site is there, and has it loaded at a press: never
 * automatically, since a person may be typing (reliability). Its region is there from the start, empty, so that
 * what comes in is read out; it stays under the header while the page is scrolled.
 */
export function UpdateBanner({ isOutdated, onReload }: UpdateBannerProps) {
  const t = useWording();
  return (
    <div role="status" className={updateBanner()}>
      {isOutdated && (
        <div className="gs-update-banner">
          <p className="gs:type-body gs:flex gs:min-w-0 gs:flex-1 gs:basis-64 gs:gap-3 gs:tablet:flex-none gs:tablet:basis-auto">
            <Icon shape={RefreshCw} className="gs:mt-px gs:shrink-0" size={20} />
            <span className="gs:min-w-0">
              <strong className="gs:type-label">{t("common.update.title")}</strong>{" "}
              <span>{t("common.update.text")}</span>
            </span>
          </p>
          <Button variant="act" onPress={onReload}>
            {t("common.update.button")}
          </Button>
        </div>
      )}
    </div>
  );
}
