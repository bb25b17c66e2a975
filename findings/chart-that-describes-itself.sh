#!/usr/bin/env bash
# The history of a price, in the words that a chart makes of it for screen readers.
#
# One would guess: a chart that describes itself says times as its axis writes them, a suspension (null) as no price
#   or not at all, and either all points or the last ones.
# What they do: ECharts with aria enabled says a time as milliseconds, "1795895100000, 1.5", and a suspension as
#   "NaN", or on an axis of names "the data for 19:45 is 0, 1.5", with the point's number in between. Of twelve points
#   the first ten are said, so that the price that holds now is not. Three series are "the 0 series" to "the 2
#   series". French and Dutch are the same, with 1.5 for 1,5. Vega-Lite names a line by its first point alone, and
#   each point by its day: of the prices of ten minutes each is at "Nov 28, 2026", in the machine's zone; its axes are
#   in English, with the year.
# Versions: echarts 6.1.0, vega-lite 6.4.3, vega 6.4.0; jsdom 31.0.1.
# Source: run; ECharts' option aria.data.maxCount is ten where none is given.
# Where a sportsbook's page meets it: the price's history on a match page, and an account's balance. Give the chart a
#   text of one's own, and the points as a table.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  echarts@6.1.0 \
  vega@6.4.0 \
  vega-lite@6.4.3 \
  jsdom@31.0.1
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
import { JSDOM } from "jsdom";
import * as vega from "vega";
import { compile } from "vega-lite";
import { see } from "./see.mjs";

process.env.TZ = "Europe/Brussels";

const { window } = new JSDOM("");
window.HTMLCanvasElement.prototype.getContext = () => null;
Object.assign(globalThis, { window, document: window.document });
const { init, registerLocale } = await import("echarts");

const minutes = ["19:45", "19:50", "19:55"];
const prices = [1.5, null, 1.45];
const times = minutes.map((minute) => Date.parse(`2026-11-28T${minute}:00Z`));
function spoken(xAxis, series, locale = "EN") {
  const element = document.createElement("div");
  const chart = init(element, null, { renderer: "svg", width: 400, height: 300, locale });
  chart.setOption({ animation: false, aria: { enabled: true }, xAxis, yAxis: {}, series });
  const text = element.getAttribute("aria-label");
  chart.dispose();
  return text.slice(text.indexOf(".") + 1).trim();
}
const line = (data, name = "Union") => ({ type: "line", name, data });
const atTimes = times.map((time, index) => [time, prices[index]]);
see("ECharts, by time", spoken({ type: "time" }, line(atTimes)), "The data is as follows: 1795895100000, 1.5, 1795895400000, NaN, 1795895700000, 1.45.");
see(
  "ECharts, by name",
  spoken({ type: "category", data: minutes }, line(prices)),
  "The data is as follows: the data for 19:45 is 0, 1.5, the data for 19:50 is 1, NaN, the data for 19:55 is 2, 1.45.",
);
const twelve = Array.from({ length: 12 }, (_, index) => (150 + index) / 100);
const ofTwelve = spoken({ type: "category", data: twelve.map((_, index) => `${index}'`) }, line(twelve));
see("ECharts, of twelve: the first, the tenth, the last", ["1.5,", "1.59", "1.61"].map((price) => ofTwelve.includes(price)), [true, true, false]);
const three = spoken({ type: "category", data: ["19:45"] }, ["1", "X", "2"].map((name) => line([2], name)));
see("ECharts, three outcomes", three.match(/The \d series/g), ["The 0 series", "The 1 series", "The 2 series"]);
for (const [name, found] of [
  ["FR", "Les données sont: 1795895100000, 1.5, 1795895400000, NaN, 1795895700000, 1.45."],
  ["NL", "De gegevens zijn als volgt: 1795895100000, 1.5, 1795895400000, NaN, 1795895700000, 1.45."],
]) {
  const { default: texts } = await import(`echarts/i18n/lang${name}-obj.js`);
  registerLocale(name, texts.default ?? texts);
  see(`ECharts, ${name}`, spoken({ type: "time" }, line(atTimes), name), found);
}

async function names(mark) {
  const values = times.map((time, index) => ({ time, price: prices[index] }));
  const encoding = { x: { field: "time", type: "temporal" }, y: { field: "price", type: "quantitative" } };
  const view = new vega.View(vega.parse(compile({ data: { values }, mark, encoding }).spec), { renderer: "none" });
  return [...(await view.toSVG()).matchAll(/aria-label="(time: [^"]*)"/g)].map(([, name]) => name);
}
see("Vega-Lite, a line", await names("line"), ["time: Nov 28, 2026; price: 1.5"]);
see("Vega-Lite, points", await names("point"), ["time: Nov 28, 2026; price: 1.5", "time: Nov 28, 2026; price: 1.45"]);
PROGRAM
node run.mjs
