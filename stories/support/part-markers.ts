/** A rectangle in pixels, from the top left of the picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part that a state draws, where it is. */
export interface DrawnPart extends Box {
  readonly name: string;
}

/** A part with its number, and where the middle of the number is. */
export interface Marker {
  readonly name: string;
  readonly number: number;
  readonly part: Box;
  readonly x: number;
  readonly y: number;
}

/** The diameter of a number's circle. */
export const markerSize = 22;

function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function circleAt(x: number, y: number): Box {
  return {
    left: x - markerSize / 2,
    top: y - markerSize / 2,
    width: markerSize,
    height: markerSize,
  };
}

function isWithin(inner: Box, outer: Box): boolean {
  return overlap(inner, outer) >= inner.width * inner.height;
}

/** Where a part's number may be, the best first: at a corner, beside it, along its upper edge. */
function positionsFor({ left, top, width, height }: Box): [x: number, y: number][] {
  const [right, bottom] = [left + width, top + height];
  const beside = markerSize / 2 + 2;
  const along = Array.from(
    { length: Math.floor(width / markerSize) },
    (_, index): [number, number] => [left + (index + 1) * markerSize, top],
  );
  return [
    [left, top],
    [right, top],
    [left - beside, top + height / 2],
    [right + beside, top + height / 2],
    [left + width / 2, top - beside],
    [left + width / 2, bottom + beside],
    [left, bottom],
    [right, bottom],
    ...along,
  ];
}

/** What a position costs: another number under it is worst, then other parts, then the part itself. */
function cost(circle: Box, part: Box, others: readonly Box[], circles: readonly Box[]): number {
  const sum = (boxes: readonly Box[]) =>
    boxes.reduce((total, box) => total + overlap(circle, box), 0);
  const beside = others.filter((other) => !isWithin(part, other));
  return 1000 * sum(circles) + 2 * sum(beside) + overlap(circle, part);
}

/**
 * Numbers the parts that a state draws, in their order, and finds for each number a position in the picture
 * where it covers no other number, and as little as can be of the parts.
 */
export function positionMarkers(
  parts: readonly DrawnPart[],
  picture: { readonly width: number; readonly height: number },
): Marker[] {
  const circles: Box[] = [];
  return parts.map((part, index) => {
    const edge = markerSize / 2;
    const within = (value: number, most: number) => Math.min(Math.max(value, edge), most - edge);
    const [first, ...others] = positionsFor(part).map(([x, y]) => {
      const circle = circleAt(within(x, picture.width), within(y, picture.height));
      return { circle, cost: cost(circle, part, parts, circles) };
    });
    const best = others.reduce(
      (cheapest, candidate) => (candidate.cost < cheapest.cost ? candidate : cheapest),
      first ?? { circle: circleAt(part.left, part.top), cost: 0 },
    );
    circles.push(best.circle);
    const { name, left, top, width, height } = part;
    return {
      name,
      number: index + 1,
      part: { left, top, width, height },
      x: best.circle.left + edge,
      y: best.circle.top + edge,
    };
  });
}
