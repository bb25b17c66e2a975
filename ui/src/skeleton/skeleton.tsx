import { intervals } from "@grandstand/rules/intervals";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useAnnounce, useWording } from "../provider/index.ts";
import { type SkeletonShape, skeleton } from "./skeleton.variants.ts";

export interface SkeletonProps {
  readonly shape?: SkeletonShape;
  readonly width?: "full" | "half" | "third" | "fixed";
}

/** Holds the room of something that is on its way, so that nothing jumps when it comes. */
export function Skeleton({ shape = "text", width = "full" }: SkeletonProps) {
  return <span aria-hidden data-shape={shape} className={skeleton({ shape, width })} />;
}

export interface LoadingProps {
  readonly children: ReactNode;
}

/**
 * A group of skeletons, said once for all of them, and only if it lasts; then its end is said as well.
 * A page that the server drew whole says nothing.
 */
export function Loading({ children }: LoadingProps) {
  const t = useWording();
  const announce = useAnnounce();
  const say = useEffectEvent((key: "common.loading" | "common.loaded") =>
    announce(t(key), "polite"),
  );
  useEffect(() => {
    let isSaid = false;
    const timer = setTimeout(() => {
      isSaid = true;
      say("common.loading");
    }, intervals.saidWait);
    return () => {
      clearTimeout(timer);
      if (isSaid) say("common.loaded");
    };
  }, []);
  return (
    <div aria-busy="true">
      <span className="gs:sr-only">{t("common.loading")}</span>
      {children}
    </div>
  );
}
