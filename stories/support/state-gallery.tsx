import { type ComponentType, useContext } from "react";
import { storyAddress } from "../review/review-page.tsx";
import { stateName } from "./accessibility.ts";
import { stateApart, storyOfState } from "./state-address.ts";
import { StoryLocation } from "./story-location.ts";

interface StateGalleryProps<Props extends object> {
  readonly component: ComponentType<Props>;
  readonly states: Readonly<Record<string, Props>>;
  /** The least width of a cell, in pixels. */
  readonly cell?: number;
  /** Where the folder has several components: this one's name, and the states of those before it. */
  readonly apart?: { readonly component: string; readonly besides: object };
}

/** Every named state of a component side by side, each under its name, which leads to its own story. */
export function StateGallery<Props extends object>({
  component: Component,
  states,
  cell = 280,
  apart,
}: StateGalleryProps<Props>) {
  const { title, globals } = useContext(StoryLocation);
  const addressOf = (state: string) => {
    const isApart = apart !== undefined && state in apart.besides;
    const name = isApart ? stateApart(apart.component, state) : state;
    return storyAddress(storyOfState(title, name), globals);
  };
  return (
    <div
      className="gs:grid gs:items-start gs:gap-6"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cell}px), 1fr))` }}
    >
      {Object.entries(states).map(([name, props]) => (
        <section
          key={name}
          aria-label={name}
          className="gs:grid gs:min-w-0 gs:grid-cols-1 gs:gap-2"
        >
          <p className="gs:type-caption gs:text-ink-faint">
            <a
              href={addressOf(name)}
              target="_top"
              className={`${stateName} gs:rounded-sm gs:hover:underline gs:focus-ring`}
            >
              {name}
            </a>
          </p>
          <Component {...props} />
        </section>
      ))}
    </div>
  );
}
