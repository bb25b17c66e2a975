import type { ChildProcess } from "node:child_process";

/** Longer than any task of a bench's process, in milliseconds. */
const longest = 10 * 60_000;

/** Resolves with the child's next message of a kind; rejects when the child ends before, or says it too late. */
export function nextMessage<Message>(
  child: Pick<ChildProcess, "on" | "off">,
  kind: string,
): Promise<Message> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      child.off("message", listen).off("exit", ended);
    };
    const ended = (code: number | null) => {
      stop();
      reject(new Error(`A process of the bench ended with ${code}; what it said stands above.`));
    };
    const listen = (message: { kind: string }) => {
      if (message.kind !== kind) return;
      stop();
      resolve(message as Message);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`A process of the bench has not said "${kind}" for ${longest / 1_000} s.`));
    }, longest);
    child.on("message", listen).on("exit", ended);
  });
}
