#!/usr/bin/env bash
# A border with a hole in it: a piece of the neighbour inside of a country, and a piece of the country inside of that.
#
# One would guess: a package that says whether a point is in a polygon knows GeoJSON's rings, the first of which is the
#   border and each further one a hole, or says that it does not.
# What they do: point-in-geopolygon reads Polygon and MultiPolygon and counts the hole as inside, by polygon() and by
#   feature(). point-in-polygon says the same of its nested(), given the first ring, and where it is given all rings of
#   GeoJSON everything is outside, the land too, without an error; so it is with isPointInPolygon of geolib. A point on
#   the west side of a border is inside, one on its north-east corner outside, by four of them. turf, which-polygon,
#   polygon-lookup, point-in-polygon-hao and geojson-utils know holes, and the piece inside of the hole.
# Versions: point-in-geopolygon 1.0.1, point-in-polygon 1.1.0, geolib 3.3.14, @turf/boolean-point-in-polygon 7.4.0,
#   which-polygon 2.2.1, polygon-lookup 2.7.0, point-in-polygon-hao 1.2.4, geojson-utils 1.1.0.
# Source: RFC 7946, 3.1.6 (the first ring is the outer one, the others bound holes in it); run.
# Where a sportsbook's page meets it: who may bet by the position of a phone. Baarle has Dutch pieces inside of Belgian
#   ones inside of the Netherlands: the bettor in one of them is in the other country. Test a border with a point in
#   each ring.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  point-in-geopolygon@1.0.1 \
  point-in-polygon@1.1.0 \
  geolib@3.3.14 \
  @turf/boolean-point-in-polygon@7.4.0 \
  which-polygon@2.2.1 \
  polygon-lookup@2.7.0 \
  point-in-polygon-hao@1.2.4 \
  geojson-utils@1.1.0
npm ls --depth=0 | tail -n +2
node -p '`node ${process.version}, ICU ${process.versions.icu}`'

cat >see.mjs <<'PROGRAM'
/** Prints what was seen, and ends with 1 where it is no longer what was found. */
export function see(what, seen, found) {
  const isSame = JSON.stringify(seen) === JSON.stringify(found);
  console.log(`${isSame ? "as found" : "CHANGED"}  ${what}: ${JSON.stringify(seen)}`);
  if (isSame) return;
  console.log(`         found before: ${JSON.stringify(found)}`);
  process.exitCode = 1;
}
PROGRAM

cat >run.mjs <<'PROGRAM'
import { createRequire } from "node:module";
import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import geolib from "geolib";
import * as hao from "point-in-polygon-hao";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const geoPolygon = require("point-in-geopolygon");
const pointInPolygon = require("point-in-polygon");
const whichPolygon = require("which-polygon");
const PolygonLookup = require("polygon-lookup");
const { pointInPolygon: geojsonUtils } = require("geojson-utils");

/** The country, the neighbour's piece in it, and the country's piece in that; by longitude and latitude. */
const square = (from, to) => [[from, from], [to, from], [to, to], [from, to], [from, from]];
const border = square(0, 10);
const hole = square(4, 6).toReversed();
const polygon = { type: "Polygon", coordinates: [border, hole] };
const pieces = { type: "MultiPolygon", coordinates: [[border, hole], [square(4.5, 5)]] };
const collection = (geometry) => ({
  type: "FeatureCollection",
  features: [{ type: "Feature", properties: { country: "BE" }, geometry }],
});
const land = [2, 2];
const inHole = [5.5, 5.5];
const pieceInHole = [4.7, 4.7];

const knowing = {
  turf: (point, geometry) => booleanPointInPolygon(point, geometry),
  "which-polygon": (point, geometry) => Boolean(whichPolygon(collection(geometry))(point)),
  "polygon-lookup": (point, geometry) => new PolygonLookup(collection(geometry)).search(...point) !== undefined,
  "geojson-utils": (point, geometry) => Boolean(geojsonUtils({ type: "Point", coordinates: point }, geometry)),
};
for (const [name, isIn] of Object.entries(knowing)) {
  see(`${name}: land, hole, piece in the hole`, [isIn(land, polygon), isIn(inHole, polygon), isIn(pieceInHole, pieces)], [true, false, true]);
}
const haoIn = (hao.default.default ?? hao.default).bind(null);
see("point-in-polygon-hao: land, hole", [haoIn(land, polygon.coordinates), haoIn(inHole, polygon.coordinates)], [true, false]);

const both = (isIn) => [isIn(land), isIn(inHole)];
see("point-in-geopolygon, polygon: land, hole", both((point) => geoPolygon.polygon(polygon.coordinates, point)), [true, true]);
see("point-in-geopolygon, feature", both((point) => geoPolygon.feature(collection(polygon), point) !== -1), [true, true]);
see("point-in-polygon, nested, the first ring", both((point) => pointInPolygon.nested(point, border)), [true, true]);
see("point-in-polygon, all rings", both((point) => pointInPolygon(point, polygon.coordinates)), [false, false]);
see("geolib, the first ring", both((point) => geolib.isPointInPolygon(point, border)), [true, true]);
see("geolib, all rings", both((point) => geolib.isPointInPolygon(point, polygon.coordinates)), [false, false]);
const edges = (isIn) => [isIn([0, 5]), isIn([10, 10])];
see("west side and north-east corner, point-in-polygon", edges((point) => pointInPolygon(point, border)), [true, false]);
see("the same, geolib", edges((point) => geolib.isPointInPolygon(point, border)), [true, false]);
see("the same, which-polygon", edges((point) => knowing["which-polygon"](point, polygon)), [true, false]);
see("the same, polygon-lookup", edges((point) => knowing["polygon-lookup"](point, polygon)), [true, false]);
see("the same, turf", edges((point) => knowing.turf(point, polygon)), [true, true]);
PROGRAM
node run.mjs
