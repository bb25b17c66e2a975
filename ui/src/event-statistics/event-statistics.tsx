import { intervals } from "@grandstand/rules/intervals";
import { useEffect, useState } from "react";
import { Button } from "../button/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { Notice } from "../notice/index.ts";
import { reporting, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import { statisticsFrame, statisticsLoader } from "./event-statistics.variants.ts";

export interface EventStatisticsProps {
  readonly eventName: string;
  /** The provider's page of the event, in full. */
  readonly src: string;
  readonly onClose: DialogClose;
}

const placeholders = ["first", "second", "third", "fourth", "fifth", "sixth"];

/**
 * The statistics of one event: the provider's own page in a frame, which can neither lead the site
 * elsewhere nor reach into it. Its loader hides 1.5 s after the page has loaded (B2, B9); a page that
 * does not load is said to be silent, and can be requested again.
 *
 * Data attributes: `data-statistics` loading | loaded | shown | silent.
 */
export function EventStatistics({ eventName, src, onClose }: EventStatisticsProps) {
  const t = useWording();
  const { progress, attempt, setLoaded, retry } = useProgress();
  const isCovered = progress === "loading" || progress === "loaded";
  return (
    <Dialog
      title={t("event-statistics.title")}
      layout="wide"
      description={<Sentence names={[eventName]}>{eventName}</Sentence>}
      onClose={onClose}
      footer={
        <Button onPressEvent={reporting("button", onClose)}>{t("common.close.button")}</Button>
      }
    >
      <div
        data-statistics={progress}
        className="gs:relative gs:mt-3 gs:h-[min(60dvh,36rem)] gs:overflow-hidden gs:rounded-sm gs:border gs:border-line"
      >
        <iframe
          key={attempt}
          title={t("event-statistics.frame", { event: eventName })}
          src={src}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="origin"
          className={statisticsFrame()}
          onLoad={setLoaded}
        />
        {progress === "silent" && (
          <div className={statisticsLoader()}>
            <Notice
              kind="error"
              announced={t("event-statistics.silent")}
              action={<Button onPress={retry}>{t("event-statistics.retry.button")}</Button>}
            >
              {t("event-statistics.silent")}
            </Notice>
          </div>
        )}
        {isCovered && (
          <div className={statisticsLoader()}>
            {placeholders.map((name) => (
              <Skeleton key={name} width={name === "first" ? "half" : "full"} />
            ))}
          </div>
        )}
        <p role="status" className="gs:sr-only">
          {isCovered && t("event-statistics.loading")}
        </p>
      </div>
    </Dialog>
  );
}

/** How far the frame is: a browser reports that a framed page has loaded, and nothing where it hangs. */
function useProgress() {
  const [attempt, setAttempt] = useState(1);
  const [progress, setProgress] = useState<"loading" | "loaded" | "shown" | "silent">("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt waits again
  useEffect(() => {
    if (progress !== "loading" && progress !== "loaded") return;
    const isLoading = progress === "loading";
    const timer = setTimeout(
      () => setProgress(isLoading ? "silent" : "shown"),
      isLoading ? intervals.statisticsPatience : intervals.statisticsLoader,
    );
    return () => clearTimeout(timer);
  }, [progress, attempt]);
  return {
    progress,
    attempt,
    setLoaded: () => setProgress("loaded"),
    retry: () => {
      setProgress("loading");
      setAttempt(attempt + 1);
    },
  };
}
