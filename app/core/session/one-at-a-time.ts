/**
 * Runs a request once at a time: those who want it while it is under way share one more, which begins after it, so that
 * each gets an answer that is younger than their wish. `group` names what may share one; no one waits for another
 * group.
 */
export function oneAtATime<Result>(
  run: () => Promise<Result>,
  group: () => unknown,
): () => Promise<Result> {
  interface Running {
    readonly group: unknown;
    readonly answer: Promise<Result>;
    next: Promise<Result> | null;
  }
  let running: Running | null = null;

  function begin(): Promise<Result> {
    const own: Running = { group: group(), answer: run(), next: null };
    running = own;
    const end = () => {
      if (running === own) running = null;
    };
    own.answer.then(end, end);
    return own.answer;
  }

  return function request(): Promise<Result> {
    if (running === null || running.group !== group()) return begin();
    const again = () => request();
    running.next ??= running.answer.then(again, again);
    return running.next;
  };
}
