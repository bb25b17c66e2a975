import { RefreshCw } from "lucide-react";
import { Button } from "../button/index.ts";
import { useWording } from "../provider/index.ts";
import { updateBanner } from "./update-banner.variants.ts";

export interface UpdateBannerProps {
  /** A part of this page is gone from the server. */
  readonly isOutdated: boolean;
  readonly onReload: () => void;
}

/**
 * Says across the page that a newer version of the site is there, and has it come at a press: never by
 * itself, since somebody may be typing (reliability). Its region stands from the start, empty, so that
 * what comes in is read out; it stays under the header while the page is scrolled.
 */
export function UpdateBanner({ isOutdated, onReload }: UpdateBannerProps) {
  const t = useWording();
  return (
    <div role="status" className={updateBanner()}>
      {isOutdated && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-inverse px-4 py-3 text-on-inverse forced-colors:border-y-2">
          <p className="type-body flex min-w-0 flex-1 basis-64 gap-3 tablet:flex-none tablet:basis-auto">
            <RefreshCw aria-hidden className="mt-px shrink-0" size={20} strokeWidth={1.7} />
            <span className="min-w-0">
              <strong className="type-label">{t("common.update.title")}</strong>{" "}
              {t("common.update.text")}
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
