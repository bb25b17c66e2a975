/** An error in a request to control, answered as 400 or 404. */
export class ControlMistake extends Error {
  readonly status: 400 | 404;

  constructor(status: 400 | 404, message: string) {
    super(message);
    this.name = "ControlMistake";
    this.status = status;
  }
}

/** @throws ControlMistake, answered as 404, where it is not there. */
export function found(isFound: boolean, what: string): void {
  if (!isFound) throw new ControlMistake(404, `no such ${what}`);
}
