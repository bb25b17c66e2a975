import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether the element of the reference has come near the screen; once it has, it stays so. */
export function useNear(): [RefObject<HTMLDivElement | null>, boolean] {
  const anchor = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!anchor.current || isNear) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [anchor, isNear];
}
