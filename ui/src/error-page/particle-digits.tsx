import { useEffect, useRef, useState } from "react";
import { particleCanvas } from "./error-page.variants.ts";
import { StillDigits } from "./still-digits.tsx";

const width = 760;
const height = 280;

/**
 * The status as lamps of a scoreboard that fly into position (A2). Nobody needs it: it is
 * hidden from screen readers, has still digits in its place until it is there, ends by itself within 5 s, and stands still under reduced motion.
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
      // Nobody misses a decoration that can't be had.
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
