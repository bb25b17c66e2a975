import { intervals } from "@grandstand/rules/intervals";
import { useEffect, useRef } from "react";
import { particleCanvas } from "./error-page.variants.ts";
import { particlesOf, positionAt } from "./particles.ts";

const width = 760;
const height = 280;
const radius = 4.5;

function drawAt(canvas: HTMLCanvasElement, digits: string, progress: number): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.clearRect(0, 0, width, height);
  context.fillStyle = getComputedStyle(canvas).color;
  for (const particle of particlesOf(digits)) {
    const { x, y } = positionAt(particle, progress);
    context.beginPath();
    context.arc(x * width, y * height, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

function wantsStillness(canvas: HTMLCanvasElement): boolean {
  const asked = canvas.closest("[data-motion='reduced']") !== null;
  return asked || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Draws the digits, flying in or at once, and returns what stops it. */
function animate(canvas: HTMLCanvasElement, digits: string): () => void {
  let frame = 0;
  let startedAt: number | null = null;
  const finish = () => {
    drawAt(canvas, digits, 1);
    canvas.dataset.state = "still";
  };
  const step = (at: number) => {
    startedAt ??= at;
    const progress = (at - startedAt) / intervals.errorPageAnimation;
    if (progress >= 1) return finish();
    drawAt(canvas, digits, progress);
    frame = requestAnimationFrame(step);
  };
  if (wantsStillness(canvas)) finish();
  else frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/**
 * The status as lamps of a scoreboard that fly into their places (A2). Nobody needs it: it is
 * hidden from screen readers, ends by itself within 5 s, and stands still under reduced motion.
 *
 * Data attributes: `data-state` moving | still.
 */
export function ParticleDigits({ digits }: { digits: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? animate(canvas.current, digits) : undefined), [digits]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={width}
      height={height}
      data-state="moving"
      data-digits={[...digits].join("-")}
      className={particleCanvas()}
    />
  );
}
