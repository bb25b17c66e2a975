import * as Radix from "@radix-ui/react-toast";
import { useEffect, useEffectEvent, useRef } from "react";
import { type ChangeDetails, useAnnounce, useWording } from "../provider/index.ts";
import { type ToastCloseReason, ToastItem, type ToastView } from "./toast-item.tsx";
import { toastStack } from "./toasts.variants.ts";
import { useReturnedFocus } from "./use-returned-focus.ts";

export interface ToastsProps {
  /** Oldest first. */
  readonly toasts: readonly ToastView[];
  /** Its time was up, or a person closed it. */
  readonly onClose: (id: string, details: ChangeDetails<ToastCloseReason>) => void;
}

/** The library says its label for each toast, and takes none that is empty: this one has no sound. */
const unspoken = "\u2060";

/**
 * What passes by and needs no answer (A2, B9). Words go to the site's announcer, whose regions were
 * there before: the toast's own region would come in already filled and never be read. Hover and
 * focus hold a toast, F8 reaches the stack, and what had the focus has it again. An error is in the page as well,
 * never here alone.
 */
export function Toasts({ toasts, onClose }: ToastsProps) {
  const t = useWording();
  useSpokenToasts(toasts);
  const focus = useReturnedFocus(toasts);
  return (
    <div {...focus}>
      <Radix.Provider label={unspoken} swipeDirection="right">
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            onClose={(details) => onClose(toast.id, details)}
          />
        ))}
        <Radix.Viewport
          label={t("common.toasts.label", { hotkey: "{hotkey}" })}
          className={toastStack()}
        />
      </Radix.Provider>
    </div>
  );
}

/** Says each toast once, an error at once and the rest when there is quiet. */
function useSpokenToasts(toasts: readonly ToastView[]): void {
  const announce = useAnnounce();
  const t = useWording();
  const said = useRef<ReadonlySet<string>>(new Set());
  const speak = useEffectEvent((shown: readonly ToastView[]) => {
    for (const { id, severity, title, text } of shown) {
      if (said.current.has(id)) continue;
      const words = [t(`common.toasts.${severity}`), title, text].filter(Boolean).join(". ");
      announce(words, severity === "error" ? "assertive" : "polite");
    }
    said.current = new Set(shown.map(({ id }) => id));
  });
  useEffect(() => speak(toasts), [toasts]);
}
