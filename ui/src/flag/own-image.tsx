import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

export interface OwnImageProps {
  readonly src: string;
  /** Of the square that is kept for it, in px. */
  readonly size: number;
  readonly className?: string;
  /** Drawn until the image is there, and where it can't be had; of the same size. */
  readonly fallback: ReactNode;
}

/**
 * An image file that only accompanies a name, in a square that is kept for it. It is fetched when it comes near the
 * screen. For another `src`, give it another `key`.
 */
export function OwnImage({ src, size, className, fallback }: OwnImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<"there" | "late" | "missing">("there");
  // Of a document it may be there, or have failed, before the page was hydrated; of the browser's store it is at once.
  useLayoutEffect(() => {
    if (!image.current?.complete) setState("late");
    else image.current.decode().catch(() => setState("missing"));
  }, []);
  if (state === "missing") return fallback;
  return (
    <span className="gs-own-image" data-late={state === "late" || undefined}>
      {state === "late" && fallback}
      <img
        ref={image}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onLoad={() => setState("there")}
        onError={() => setState("missing")}
        className={className}
      />
    </span>
  );
}
