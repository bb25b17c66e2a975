import type { ChildProcess } from "node:child_process";

/** Resolves with the child's next message of a kind; rejects when the child ends before. */
export function nextMessage<Message>(child: ChildProcess, kind: string): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) =>
      reject(new Error(`A process of the bench ended with ${code}; what it said stands above.`));
    const listen = (message: { kind: string }) => {
      if (message.kind !== kind) return;
      child.off("message", listen).off("exit", ended);
      resolve(message as Message);
    };
    child.on("message", listen).once("exit", ended);
  });
}
