import type { CapPattern, SilksPattern, SleevePattern } from "../mark/marks.ts";
import { disc, type Point, polygon, rectangle } from "../mark/paths.ts";

const each = (points: readonly Point[], draw: (x: number, y: number) => string) =>
  points.map(([x, y]) => draw(x, y)).join("");

/** A star with five points, one of them up. */
function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index * Math.PI) / 5;
    const reach = index % 2 === 0 ? radius : radius * 0.44;
    return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)];
  });
  return polygon(...points);
}

function lozenge(x: number, y: number): string {
  return polygon([x, y - 6], [x + 3.6, y], [x, y + 6], [x - 3.6, y]);
}

function chevron(y: number): string {
  return polygon([12, y], [24, y + 8], [36, y], [36, y + 4.6], [24, y + 12.6], [12, y + 4.6]);
}

const spots: readonly Point[] = [
  [18.5, 24],
  [29.5, 24],
  [24, 31],
  [18.5, 38],
  [29.5, 38],
];
const lozenges: readonly Point[] = [
  [19, 25],
  [29, 25],
  [14, 34],
  [24, 34],
  [34, 34],
  [19, 43],
  [29, 43],
];

/** Three large stars are legible where five are crumbs. */
function stars(isSmall: boolean): string {
  if (!isSmall) return each(spots, (x, y) => star(x, y + 0.6, 3.6));
  return star(24, 24.5, 5.2) + star(18.6, 36.5, 4.6) + star(29.4, 36.5, 4.6);
}

/** On the jacket, by how large the silks are: small is below 40 px. */
export const bodyPaths: Readonly<Record<SilksPattern, (isSmall: boolean) => string>> = {
  plain: () => "",
  hoops: () => [22.5, 32, 41.5].map((y) => rectangle(10, y, 28, 5)).join(""),
  stripes: () => [16.6, 22.3, 28].map((x) => rectangle(x, 14, 3.4, 34)).join(""),
  spots: (isSmall) => each(spots, (x, y) => disc(x, y, isSmall ? 3 : 2.8)),
  stars,
  diamonds: () => each(lozenges, lozenge),
  halved: () => rectangle(24, 14, 16, 34),
  quartered: () => rectangle(24, 14, 16, 17) + rectangle(8, 31, 16, 17),
  chevrons: () => chevron(20) + chevron(30),
  "cross-belts": () =>
    polygon([13, 19], [18.5, 16], [35, 40], [30.5, 45]) +
    polygon([35, 19], [29.5, 16], [13, 40], [17.5, 45]),
  sash: () => polygon([13, 16], [20.5, 15], [36, 39], [33, 46], [29, 45]),
  epaulettes: () =>
    polygon([13, 17], [19, 15], [20.5, 22.5], [13, 24.5]) +
    polygon([35, 17], [29, 15], [27.5, 22.5], [35, 24.5]),
};

/** Across both sleeves. */
export const sleevePaths: Readonly<Record<SleevePattern, string>> = {
  hoops: rectangle(0, 23, 48, 4) + rectangle(0, 31, 48, 4),
  armlets: rectangle(0, 26.5, 48, 5),
  halved: rectangle(0, 28, 48, 14),
};

/** On the cap, above its peak. */
export const capPaths: Readonly<Record<CapPattern, string>> = {
  quartered: rectangle(24, 0, 18, 10.8),
  hoops: rectangle(12, 7.5, 28, 3.2),
  spots: disc(20.5, 8.5, 1.9) + disc(27, 7, 1.9),
  star: star(24, 8.6, 4),
};
