import { useEffect, useState } from "react";

const themes = [
  { theme: "light", name: "Light" },
  { theme: "dark", name: "Dark" },
  { theme: "contrast", name: "High contrast" },
];

type Values = Readonly<Record<string, unknown>>;

/** What the controls have changed of a story's args. */
export function changedArgs(args: Values, initial: Values): Values {
  return Object.fromEntries(
    Object.entries(args).filter(([name, value]) => initial[name] !== value),
  );
}

interface StoryFramesProps {
  readonly id: string;
  /** One of a theme's, or `all`. */
  readonly theme: string;
  readonly isZoomed: boolean;
  /** The toolbars as a part of an address, with these changed. */
  readonly globalsWith: (changed: Values) => string;
  /** What the controls have changed. */
  readonly args: Values;
}

/** What an address may hold of the controls: texts and numbers of the plainest kind, and switches. */
function argsInAddress(args: Values): string {
  return Object.entries(args)
    .flatMap(([name, value]) => {
      if (typeof value === "boolean") return [`${name}:!${value}`];
      const isPlain =
        typeof value === "number" || (typeof value === "string" && /^[\w -]+$/.test(value));
      return isPlain ? [`${name}:${value}`] : [];
    })
    .join(";");
}

/** The address of a story alone, beside this very page: so it holds wherever Storybook is served. */
export function frameAddress(id: string, globals: string, args: Values = {}): string {
  const query = new URLSearchParams({ id, viewMode: "story", globals });
  const changed = argsInAddress(args);
  if (changed) query.set("args", changed);
  return `./iframe.html?${query}`;
}

/** The size of the window, which a zoomed page has half of. */
function useWindowSize() {
  const [size, setSize] = useState({ width: innerWidth, height: innerHeight });
  useEffect(() => {
    const update = () => setSize({ width: innerWidth, height: innerHeight });
    addEventListener("resize", update);
    return () => removeEventListener("resize", update);
  }, []);
  return size;
}

/**
 * A story in frames of its own: in each theme beside the others, or at twice its size. Each is a window
 * of its own, so that dialogs and toasts are within, and a zoomed page has half the width, as in a
 * browser that zooms.
 */
export function StoryFrames(props: StoryFramesProps) {
  const { id, theme: chosen, isZoomed, globalsWith, args } = props;
  const { width, height } = useWindowSize();
  const scale = isZoomed ? 2 : 1;
  const shown = chosen === "all" ? themes : themes.filter(({ theme }) => theme === chosen);
  const isBeside = width >= 768;
  const columns = isBeside ? shown.length : 1;
  const head = shown.length > 1 ? 32 : 0;
  const frame = { width: (width - columns + 1) / columns, height: height - head };
  return (
    <div
      lang="en"
      className="gs:grid gs:gap-px gs:bg-line"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {shown.map(({ theme, name }) => (
        <div key={theme} className="gs:overflow-hidden gs:bg-surface gs:text-ink">
          {head > 0 && (
            <p className="gs:type-caption gs:flex gs:items-center gs:px-5" style={{ height: head }}>
              {name}
            </p>
          )}
          <div className="gs:overflow-hidden" style={frame}>
            <iframe
              title={name}
              src={frameAddress(id, globalsWith({ theme, zoom: "usual" }), args)}
              className="gs:origin-top-left gs:border-0"
              style={{
                width: frame.width / scale,
                height: frame.height / scale,
                transform: `scale(${scale})`,
              }}
            />
          </div>
        </div>
      ))}
    </div>
  );
}
