/** Calls back with the time at which the frame that is made next has been handed to the screen. */
export function afterNextPaint(tell: (paintedAt: number) => void): void {
  requestAnimationFrame(() => afterThisPaint(tell));
}

/**
 * The same of the frame that is being made: a task that is queued from within it runs once its paint
 * is done.
 */
export function afterThisPaint(tell: (paintedAt: number) => void): void {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => tell(performance.now());
  channel.port2.postMessage(null);
}
