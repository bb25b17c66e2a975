import { Story } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import type { ModuleExport } from "storybook/internal/types";
import { storyAddress } from "../review/review-page.tsx";

/** A named state, as its tile shows it. */
export interface StateTile {
  readonly id: string;
  readonly name: string;
  /** The story that draws it; null where a recorded picture shows it. */
  readonly story: ModuleExport | null;
}

/** Whether an element has come near the screen: what is further away is not drawn. */
function useNearness() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "400px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}

interface DrawnStateProps {
  readonly story: ModuleExport;
  readonly isFramed: boolean;
}

/** The state itself, in small, which nothing can reach. */
function DrawnState({ story, isFramed }: DrawnStateProps) {
  const { ref, isNear } = useNearness();
  return (
    <div ref={ref} inert className="h-full overflow-hidden" style={{ zoom: isFramed ? 0.25 : 0.5 }}>
      {isNear && <Story of={story} />}
    </div>
  );
}

interface StateThumbnailsProps {
  readonly states: readonly StateTile[];
  /** Whether each story is in a frame of its own, because it stands over the whole page. */
  readonly isFramed: boolean;
}

/** Every named state in small, each a link to its own story. */
export function StateThumbnails({ states, isFramed }: StateThumbnailsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-3">
      {states.map(({ id, name, story }) => (
        <li
          key={id}
          className="relative grid grid-rows-[8rem_auto] overflow-hidden rounded-md border border-line bg-surface hover:bg-hover"
        >
          <div className="overflow-hidden border-b border-line bg-page">
            {story ? (
              <DrawnState story={story} isFramed={isFramed} />
            ) : (
              <img
                src={`./thumbnails/${id}.webp`}
                alt=""
                loading="lazy"
                className="h-full w-full object-cover object-left-top"
              />
            )}
          </div>
          <a
            href={storyAddress(id)}
            target="_top"
            className="type-small px-3 py-2 after:absolute after:inset-0 focus-ring-inset"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
