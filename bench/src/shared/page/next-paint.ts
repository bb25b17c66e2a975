/** Calls back with the time at which the next frame has been painted. */
export function afterNextPaint(onPaint: (paintedAt: number) => void): void {
  requestAnimationFrame(() => afterThisPaint(onPaint));
}

/**
 * Calls back with the time at which the current frame has been painted: a task that is queued during a
 * frame runs after its paint.
 */
export function afterThisPaint(onPaint: (paintedAt: number) => void): void {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => onPaint(performance.now());
  channel.port2.postMessage(null);
}
