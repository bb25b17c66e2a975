import { Story } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import type { ModuleExport } from "storybook/internal/types";
import { storyAddress } from "../review/review-page.tsx";
import { FramedStory } from "./framed-story.tsx";

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
  readonly tile: StateTile;
  readonly isFramed: boolean;
}

/** The state itself, in small, which nothing can reach. */
function DrawnState({ tile: { id, name, story }, isFramed }: DrawnStateProps) {
  const { ref, isNear } = useNearness();
  return (
    <div
      ref={ref}
      inert
      className="gs:h-full gs:overflow-hidden"
      style={{ zoom: isFramed ? 0.25 : 0.5 }}
    >
      {isNear && isFramed && <FramedStory id={id} name={name} />}
      {isNear && !isFramed && <Story of={story} />}
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
    <ul className="gs:grid gs:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gs:gap-3">
      {states.map((tile) => (
        <li
          key={tile.id}
          className="gs:relative gs:grid gs:grid-rows-[8rem_auto] gs:overflow-hidden gs:rounded-md gs:border gs:border-line gs:bg-surface gs:hover:bg-hover"
        >
          <div className="gs:overflow-hidden gs:border-b gs:border-line gs:bg-page">
            {tile.story ? (
              <DrawnState tile={tile} isFramed={isFramed} />
            ) : (
              <img
                src={`./thumbnails/${tile.id}.webp`}
                alt=""
                loading="lazy"
                className="gs:h-full gs:w-full gs:object-cover gs:object-left-top"
              />
            )}
          </div>
          <a
            href={storyAddress(tile.id)}
            target="_top"
            className="gs:type-small gs:px-3 gs:py-2 gs:after:absolute gs:after:inset-0 gs:focus-ring-inset"
          >
            {tile.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
