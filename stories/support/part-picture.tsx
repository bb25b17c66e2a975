import { useEffect, useRef, useState } from "react";
import { FramedStory } from "./framed-story.tsx";
import { InlineCode } from "./inline-code.tsx";
import type { SpecLine } from "./parse-spec.ts";
import { type DrawnPart, type Marker, markerSize, positionMarkers } from "./part-markers.ts";
import selectors from "./part-selectors.json" with { type: "json" };
import { useNearness } from "./use-nearness.ts";

type Selectors = Readonly<Record<string, string>>;

/** In pixels: less than this is drawn for a screen reader alone. */
const leastSize = 3;

const mostHeight = 1000;

/** The first element of a part that is seen. */
function partIn(body: HTMLElement, name: string, selector: string): DrawnPart | undefined {
  const boxes = [...body.querySelectorAll(selector)]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map((element) => element.getBoundingClientRect());
  const { innerHeight, innerWidth } = body.ownerDocument.defaultView ?? window;
  const box = boxes.find(
    ({ width, height, top, bottom, left, right }) =>
      Math.min(width, height) >= leastSize &&
      bottom > 0 &&
      right > 0 &&
      top < Math.max(innerHeight, mostHeight) &&
      left < innerWidth,
  );
  return box && { name, left: box.left, top: box.top, width: box.width, height: box.height };
}

/** How far the contents continue below the window, or below what scrolls within a dialog. */
function hiddenHeight({ document: { documentElement, body } }: Window): number {
  const scrollers = [documentElement, ...body.querySelectorAll("[role$=dialog], [role$=dialog] *")];
  return Math.max(
    ...scrollers
      .filter(
        (element) =>
          getComputedStyle(element).overflowY !== "visible" || element === documentElement,
      )
      .filter((element) => element.clientHeight > leastSize)
      .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  );
}

/** Calls back whenever something in a window may have moved, until the returned function is called. */
function onMoved(storyWindow: Window & typeof globalThis, moved: () => void): () => void {
  const { document } = storyWindow;
  const changes = new storyWindow.MutationObserver(moved);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  const sizes = new storyWindow.ResizeObserver(moved);
  sizes.observe(document.body);
  const events = ["animationend", "transitionend", "scroll"];
  for (const event of events) document.addEventListener(event, moved, true);
  return () => {
    changes.disconnect();
    sizes.disconnect();
    for (const event of events) document.removeEventListener(event, moved, true);
  };
}

function isAlike(one: readonly Marker[], other: readonly Marker[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The markers of the parts that a story's window draws, and the height at which all of it is seen. */
function useMarkers(parts: readonly SpecLine[], known: Selectors, firstHeight: number) {
  const [markers, setMarkers] = useState<readonly Marker[]>([]);
  const [height, setHeight] = useState(firstHeight);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const measure = (storyWindow: Window) => {
    const { body } = storyWindow.document;
    storyWindow.scrollTo(0, 0);
    const drawn = parts.flatMap(({ name }) => {
      const selector = known[name];
      return (selector !== undefined && partIn(body, name, selector)) || [];
    });
    const lowest = Math.max(0, ...drawn.map((part) => part.top + part.height + markerSize));
    const needed = Math.max(storyWindow.innerHeight + hiddenHeight(storyWindow), lowest);
    setHeight((before) => Math.max(before, Math.min(needed, mostHeight)));
    const { innerWidth: width, innerHeight } = storyWindow;
    const positioned = positionMarkers(drawn, { width, height: innerHeight });
    setMarkers((before) => (isAlike(before, positioned) ? before : positioned));
  };
  const follow = (storyWindow: Window) => {
    stop.current?.();
    measure(storyWindow);
    stop.current = onMoved(storyWindow as Window & typeof globalThis, () =>
      requestAnimationFrame(() => measure(storyWindow)),
    );
  };
  return { markers, height, follow };
}

function PartNumber({ children }: { children: number }) {
  return (
    <span
      className="gs:grid gs:shrink-0 gs:place-content-center gs:rounded-full gs:border-2 gs:border-on-inverse gs:bg-inverse gs:type-caption gs:text-on-inverse gs:tabular gs:forced-color-adjust-none"
      style={{ width: markerSize, height: markerSize }}
    >
      {children}
    </span>
  );
}

/** The numbers over the picture, each with a line around its part. */
function Markers({ markers }: { markers: readonly Marker[] }) {
  return markers.map(({ name, number, part, x, y }) => (
    <div key={name} aria-hidden data-part={name}>
      <div
        className="gs:absolute gs:rounded-sm gs:outline-1 gs:outline-focus gs:outline-dashed"
        style={part}
      />
      <div className="gs:absolute" style={{ left: x - markerSize / 2, top: y - markerSize / 2 }}>
        <PartNumber>{number}</PartNumber>
      </div>
    </div>
  ));
}

function PartLine({ line, number }: { line: SpecLine; number: number | undefined }) {
  return (
    <li className="gs:flex gs:gap-2">
      {number === undefined ? (
        <span className="gs:shrink-0" style={{ width: markerSize }} />
      ) : (
        <PartNumber>{number}</PartNumber>
      )}
      <p className="gs:min-w-0">
        <strong>{line.name}</strong>: <InlineCode text={line.text} />
        {number === undefined && (
          <span className="gs:text-ink-muted"> (not drawn in this state)</span>
        )}
      </p>
    </li>
  );
}

interface PartPictureProps {
  readonly folder: string;
  readonly parts: readonly SpecLine[];
  /** The story that is drawn. */
  readonly story: { readonly id: string; readonly name: string };
  /** Whether it covers the whole page. */
  readonly isOverPage: boolean;
}

/** The parts of a component: marked by numbers in a picture of a state, and named beside it. */
export function PartPicture({ folder, parts, story, isOverPage }: PartPictureProps) {
  const known: Selectors = (selectors as Readonly<Record<string, Selectors>>)[folder] ?? {};
  const { ref, isNear } = useNearness();
  const { markers, height, follow } = useMarkers(parts, known, isOverPage ? 512 : 120);
  const numbers = new Map(markers.map(({ name, number }) => [name, number]));
  const ordered = parts.toSorted(
    (one, other) => (numbers.get(one.name) ?? 99) - (numbers.get(other.name) ?? 99),
  );
  return (
    <div className="gs:grid gs:gap-6 gs:tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div
        ref={ref}
        data-parts={markers.length}
        className="gs:relative gs:min-w-0 gs:self-start gs:overflow-hidden gs:rounded-md gs:border gs:border-line gs:bg-page"
        style={{ minHeight: height }}
      >
        {isNear && <FramedStory {...story} height={height} isInert onDrawn={follow} />}
        <Markers markers={markers} />
      </div>
      <ol className="gs:grid gs:content-start gs:gap-2 gs:type-body">
        {ordered.map((line) => (
          <PartLine key={line.name} line={line} number={numbers.get(line.name)} />
        ))}
      </ol>
    </div>
  );
}
