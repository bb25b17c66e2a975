/**
 * Calls back with the time at which the frame that is being made has been handed to the screen:
 * a task that is queued from within a frame runs once that frame's paint is done.
 */
export function afterNextPaint(tell: (paintedAt: number) => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => tell(performance.now());
    channel.port2.postMessage(null);
  });
}
