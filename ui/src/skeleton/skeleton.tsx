import type { ReactNode } from "react";
import { useWording } from "../provider/index.ts";
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

/** A group of skeletons, said once for all of them. */
export function Loading({ children }: LoadingProps) {
  const t = useWording();
  return (
    <div role="status">
      <span className="sr-only">{t("common.loading")}</span>
      {children}
    </div>
  );
}
