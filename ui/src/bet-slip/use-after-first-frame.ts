import { useEffect, useState } from "react";

/**
 * False until the first frame has been painted: what takes long to draw comes after the paint that answers
 * a press. Without a delay true from the start.
 */
export function useAfterFirstFrame(isDelayed: boolean): boolean {
  const [isPainted, setPainted] = useState(!isDelayed);
  useEffect(() => {
    if (isPainted) return;
    // Its update is a task of its own, which the browser runs after the frame.
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, [isPainted]);
  return isPainted;
}
