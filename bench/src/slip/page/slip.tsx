import "@grandstand/ui/styles.css";
import { featureStore } from "@grandstand/app/core/site/feature-store.ts";
import { ConnectBetSlip } from "@grandstand/app/features/bet-slip/connect-bet-slip.tsx";
import { createLazySlip } from "@grandstand/app/features/bet-slip/index.lazy.ts";
import { HomePage } from "@grandstand/app/features/home/home-page.tsx";
import { drawOn, makeSite } from "../../shared/page/bench-site.tsx";
import { afterNextPaint } from "../../shared/page/next-paint.ts";
import { makeHome, outcomesOfEvent } from "../../shared/page/programme.ts";

/**
 * The site's slip beside its odds buttons, and below them a plain input that echoes what is typed:
 * the least time that a browser needs from a key to the screen.
 */

const selections = 20;

declare global {
  interface Window {
    /** Set by the page for the bench that drives it. */
    slip: {
      readonly chooseSingles: () => void;
      /** Returns the milliseconds from each input to the frame that shows it, and starts a new list. */
      readonly drain: () => readonly number[];
    };
  }
}

let times: number[] = [];

function watchInputs(kind: "input" | "click") {
  // Captured at the document, before any other listener of the page runs.
  document.addEventListener(
    kind,
    ({ timeStamp }) => afterNextPaint((paintedAt) => times.push(paintedAt - timeStamp)),
    true,
  );
}

const site = makeSite();
const { slip, start } = await featureStore(site, createLazySlip).load();
start();
watchInputs("input");
watchInputs("click");

const echo = document.querySelector<HTMLInputElement>("#echo");
const output = document.querySelector("output");
echo?.addEventListener("input", () => {
  if (output) output.textContent = echo.value;
});

const home = makeHome((selections + 5) * outcomesOfEvent, site.startedAt);
void drawOn(
  site,
  <>
    <aside>
      <ConnectBetSlip layout="panel" />
    </aside>
    <HomePage data={home} />
  </>,
);

window.slip = {
  chooseSingles: () => slip.chooseBetType("single"),
  drain() {
    const drained = times;
    times = [];
    return drained;
  },
};
