import { useWording } from "@grandstand/ui/provider";
import { Toasts } from "@grandstand/ui/toasts";
import { useMemo } from "react";
import { useStore } from "zustand";
import type { Message } from "../../core/messages/messages.ts";
import { useSite } from "../../core/site/site-context.ts";

/** The toasts, with their keys turned into words and the server's words left as they are. */
export function ConnectToasts() {
  const { messages } = useSite();
  const toasts = useStore(messages, (state) => state.toasts);
  const t = useWording();
  const shown = useMemo(() => {
    const words = (message: Message) =>
      "text" in message ? message.text : t(message.key, message.variables);
    return toasts.map(({ id, severity, title, text, duration, action }) => ({
      id,
      severity,
      title: words(title),
      ...(text && { text: words(text) }),
      duration,
      ...(action && { action: { ...action, label: words(action.label) } }),
    }));
  }, [toasts, t]);
  const close = (id: string) => {
    messages.dropToast(id);
    toasts.find((toast) => toast.id === id)?.onClose?.();
  };
  return <Toasts toasts={shown} onClose={close} />;
}
