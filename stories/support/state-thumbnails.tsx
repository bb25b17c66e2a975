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

/** The state itself, at half its size, which nothing can reach. */
function DrawnState({ story }: { story: ModuleExport }) {
  const { ref, isNear } = useNearness();
  return (
    <div ref={ref} inert className="h-full overflow-hidden" style={{ zoom: 0.5 }}>
      {isNear && <Story of={story} />}
    </div>
  );
}

/** Every named state in small, each a link to its own story. */
export function StateThumbnails({ states }: { states: readonly StateTile[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-3">
      {states.map(({ id, name, story }) => (
        <li
          key={id}
          className="relative grid grid-rows-[8rem_auto] overflow-hidden rounded-md border border-line bg-surface hover:bg-hover"
        >
          <div className="overflow-hidden border-b border-line bg-page">
            {story ? (
              <DrawnState story={story} />
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
