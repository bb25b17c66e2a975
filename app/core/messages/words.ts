import { useWording } from "@grandstand/ui/provider";
import { useCallback } from "react";
import type { Message } from "./messages.ts";

/** The words of a message: ours by its key, the server's as they are. */
export function useMessageWords(): (message: Message) => string {
  const t = useWording();
  return useCallback(
    (message) => ("text" in message ? message.text : t(message.key, message.variables)),
    [t],
  );
}
