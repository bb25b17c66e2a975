import { Story } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import type { ModuleExport } from "storybook/internal/types";
import { storyAddress } from "../review/review-page.tsx";
import { FramedStory } from "./framed-story.tsx";
import { contentsOf, type Fit, fitIn } from "./tile-fit.ts";
import { useNearness } from "./use-nearness.ts";
import { useTurn } from "./use-turn.ts";

/** A named state, as its tile shows it. */
export interface StateTile {
  readonly id: string;
  readonly name: string;
  /** The story that draws it. */
  readonly story: ModuleExport;
}

/** A tile lays out twice its width, and shows it at half its size: a small component is shown larger. */
const usual: Fit = { scale: 0.5, x: 0, y: 0 };

/** How large what an element contains is shown, in the tile around it. */
function useFit() {
  const ref = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(usual);
  useEffect(() => {
    const layout = ref.current;
    const tile = layout?.parentElement;
    if (!layout || !tile) return;
    const measure = () => {
      const contents = contentsOf(layout);
      if (contents) setFit(fitIn(contents, { width: tile.clientWidth, height: tile.clientHeight }));
    };
    const changes = new MutationObserver(measure);
    changes.observe(layout, { subtree: true, childList: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(layout);
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, []);
  return { ref, fit };
}

/** The state itself, in small. */
function InlineTile({ story }: { story: ModuleExport }) {
  const { ref, fit } = useFit();
  return (
    <div
      ref={ref}
      className="gs:w-[200%] gs:origin-top-left"
      style={{ transform: `translate(${fit.x}px, ${fit.y}px) scale(${fit.scale})` }}
    >
      <Story of={story} />
    </div>
  );
}

/** A tile shows a window of the width of a large phone. */
const framedScale = 1 / 3;

/** The state in a window of its own, in small: one after the other, since each is a page that loads. */
function FramedTile({ id, name }: { id: string; name: string }) {
  const { isMine, pass } = useTurn();
  return (
    <div style={{ zoom: framedScale }}>
      {isMine && <FramedStory id={id} name={name} height={384} isInert onDrawn={pass} />}
    </div>
  );
}

interface DrawnStateProps {
  readonly tile: StateTile;
  readonly isFramed: boolean;
}

/** The state itself, which nothing can reach. */
function DrawnState({ tile: { id, name, story }, isFramed }: DrawnStateProps) {
  const { ref, isNear } = useNearness();
  return (
    <div ref={ref} inert className="gs:h-full gs:overflow-hidden">
      {isNear && (isFramed ? <FramedTile id={id} name={name} /> : <InlineTile story={story} />)}
    </div>
  );
}

interface StateThumbnailsProps {
  readonly states: readonly StateTile[];
  /** Whether each story is in a frame of its own, because it covers the whole page. */
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
            <DrawnState tile={tile} isFramed={isFramed} />
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
