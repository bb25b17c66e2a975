import { Toasts } from "@grandstand/ui/toasts";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useMessageWords } from "../../core/messages/words.ts";
import { useSite } from "../../core/site/site-context.ts";

/** The toasts, with their keys turned into words and the server's words left as they are. */
export function ConnectToasts() {
  const { messages, settings } = useSite();
  const staysOpen = useStore(settings, ({ keepsToasts }) => keepsToasts);
  const toasts = useStore(messages, (state) => state.toasts);
  const words = useMessageWords();
  const shown = useMemo(() => {
    return toasts.map(({ id, severity, title, text, duration, action }) => ({
      id,
      severity,
      title: words(title),
      ...(text && { text: words(text) }),
      duration: staysOpen ? Number.POSITIVE_INFINITY : duration,
      ...(action && { action: { ...action, label: words(action.label) } }),
    }));
  }, [toasts, words, staysOpen]);
  const close = (id: string) => {
    messages.dropToast(id);
    toasts.find((toast) => toast.id === id)?.onClose?.();
  };
  return <Toasts toasts={shown} onClose={close} />;
}
