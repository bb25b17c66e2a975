import type { ComponentType } from "react";

interface StateGalleryProps<Props extends object> {
  readonly component: ComponentType<Props>;
  readonly states: Readonly<Record<string, Props>>;
  /** The least width of a cell, in pixels. */
  readonly cell?: number;
}

/** Every named state of a component side by side, each under its name. */
export function StateGallery<Props extends object>({
  component: Component,
  states,
  cell = 280,
}: StateGalleryProps<Props>) {
  return (
    <div
      className="grid items-start gap-6"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cell}px), 1fr))` }}
    >
      {Object.entries(states).map(([name, props]) => (
        <section key={name} aria-label={name} className="grid min-w-0 gap-2">
          <p className="type-caption text-ink-faint">{name}</p>
          <Component {...props} />
        </section>
      ))}
    </div>
  );
}
