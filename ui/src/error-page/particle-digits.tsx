import { useEffect, useRef, useState } from "react";
import { particleCanvas } from "./error-page.variants.ts";
import { StillDigits } from "./still-digits.tsx";

const width = 760;
const height = 280;

/**
 * The status as lamps of a scoreboard that fly into position (A2). It is a decoration: hidden from screen
 * readers, replaced by still digits until it is there, at rest within 5 s, and still under reduced motion.
 *
 * Data attributes: `data-state` moving | still.
 */
export function ParticleDigits({ digits }: { digits: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let stop = () => {};
    let isShown = true;
    import("./animate-digits.ts").then(
      ({ animateDigits }) => {
        if (!isShown || !canvas.current) return;
        setDrawn(true);
        stop = animateDigits(canvas.current, digits);
      },
      // No one misses a decoration that can't be had.
      () => undefined,
    );
    return () => {
      isShown = false;
      stop();
    };
  }, [digits]);
  return (
    <div className="gs:relative">
      <canvas
        ref={canvas}
        aria-hidden
        width={width}
        height={height}
        data-state="moving"
        data-digits={[...digits].join("-")}
        className={particleCanvas()}
      />
      {!isDrawn && (
        <div className="gs:absolute gs:inset-0">
          <StillDigits digits={digits} />
        </div>
      )}
    </div>
  );
}
