import { intervals } from "@grandstand/rules/intervals";
import { useEffect, useState } from "react";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { useWording } from "../provider/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import { statisticsFrame, statisticsLoader } from "./event-statistics.variants.ts";

export interface EventStatisticsProps {
  readonly eventName: string;
  /** The provider's page of the event, in full. */
  readonly src: string;
  readonly onClose: () => void;
}

const placeholders = ["first", "second", "third", "fourth", "fifth", "sixth"];

/**
 * The statistics of one event: the provider's own page in a frame, which can neither lead the site
 * elsewhere nor reach into it. Its loader hides 1.5 s after the page has loaded (B2, B9).
 *
 * Data attributes: `data-statistics` loading | shown.
 */
export function EventStatistics({ eventName, src, onClose }: EventStatisticsProps) {
  const t = useWording();
  const [progress, setProgress] = useState<"loading" | "loaded" | "shown">("loading");
  useEffect(() => {
    if (progress !== "loaded") return;
    const timer = setTimeout(() => setProgress("shown"), intervals.statisticsLoader);
    return () => clearTimeout(timer);
  }, [progress]);
  const isShown = progress === "shown";
  return (
    <Dialog
      title={t("event-statistics.title")}
      layout="wide"
      description={eventName}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t("common.close.button")}</Button>}
    >
      <div
        data-statistics={isShown ? "shown" : "loading"}
        className="relative mt-3 h-[min(60dvh,36rem)] overflow-hidden rounded-sm border border-line"
      >
        <iframe
          title={t("event-statistics.frame", { event: eventName })}
          src={src}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="origin"
          className={statisticsFrame()}
          onLoad={() => setProgress("loaded")}
        />
        {!isShown && (
          <div className={statisticsLoader()}>
            {placeholders.map((name) => (
              <Skeleton key={name} width={name === "first" ? "half" : "full"} />
            ))}
          </div>
        )}
        <p role="status" className="sr-only">
          {!isShown && t("event-statistics.loading")}
        </p>
      </div>
    </Dialog>
  );
}
