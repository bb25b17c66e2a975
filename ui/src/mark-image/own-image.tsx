import { type ReactNode, useEffect, useRef, useState } from "react";

export interface OwnImageProps {
  readonly src: string;
  /** Of the square that is kept for it, in px. */
  readonly size: number;
  readonly className?: string;
  /** Drawn where the image cannot be had; of the same size. */
  readonly fallback: ReactNode;
}

/**
 * An image file that only accompanies a name, in a square that is kept for it. It is fetched when it comes near the
 * screen. For another `src`, give it another `key`.
 */
export function OwnImage({ src, size, className, fallback }: OwnImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);
  // It may have failed before the page was hydrated.
  useEffect(() => {
    if (image.current?.complete) image.current.decode().catch(() => setMissing(true));
  }, []);
  if (isMissing) return fallback;
  return (
    <img
      ref={image}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
      className={`gs:aspect-square gs:object-contain ${className ?? ""}`}
    />
  );
}
