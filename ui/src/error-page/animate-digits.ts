import { intervals } from "@grandstand/rules/intervals";
import { particlesOf, positionAt } from "./particles.ts";

const radius = 4.5;

function drawAt(canvas: HTMLCanvasElement, digits: string, progress: number): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { width, height } = canvas;
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
  const isReduced = canvas.closest("[data-motion='reduced']") !== null;
  return isReduced || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Draws the digits, flying in or at once, and returns what stops it. */
export function animateDigits(canvas: HTMLCanvasElement, digits: string): () => void {
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
