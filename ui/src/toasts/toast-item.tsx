import * as Radix from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide";
import { useRef } from "react";
import { passEscapeToDialog } from "../dialog/index.ts";
import { Icon } from "../icon/index.ts";
import {
  type ChangeDetails,
  changeDetails,
  type HandledEvent,
  useLink,
  useWording,
} from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { type ToastSeverity, toastAction, toast as toastRecipe } from "./toasts.variants.ts";

/** One toast. `duration` is in milliseconds, from the table of intervals (B9); if infinite, it stays until closed. */
export interface ToastView {
  readonly id: string;
  readonly severity: ToastSeverity;
  readonly title: string;
  readonly text?: string;
  readonly duration: number;
  readonly action?: /** A link, which the browser follows on its own. */
    | { readonly label: string; readonly href: string; readonly onPress?: () => void }
    | { readonly label: string; readonly onPress: () => void };
}

/** Its time was up, or a person closed it, or did what it offers. */
export type ToastCloseReason = "lifetime" | "button" | "action" | "escape" | "swipe";

const icons = { success: CircleCheck, info: Info, warn: TriangleAlert, error: CircleAlert };

interface ToastItemProps {
  readonly toast: ToastView;
  readonly onClose: (details: ChangeDetails<ToastCloseReason>) => void;
}

/** Draws one toast of the stack. Data attributes: `data-severity`. */
export function ToastItem({ toast, onClose }: ToastItemProps) {
  const t = useWording();
  const { severity, title, text, duration, action } = toast;
  const shape = icons[severity];
  // The library says that it closed, and not by what: the last press does.
  const closedBy = useRef<ChangeDetails<ToastCloseReason>>(changeDetails("lifetime", null));
  return (
    <Radix.Root
      open
      // The library's own word, which says nothing, waits for quiet and cuts nothing short.
      type="background"
      duration={duration}
      data-severity={severity}
      className={toastRecipe({ severity })}
      onEscapeKeyDown={(event) => {
        passEscapeToDialog(event);
        if (!event.defaultPrevented) closedBy.current = changeDetails("escape", event);
      }}
      onSwipeEnd={(event) => {
        closedBy.current = changeDetails("swipe", event);
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(closedBy.current);
      }}
    >
      <Icon shape={shape} className="gs:mt-px" size={20} />
      <div data-radix-toast-announce-exclude="" className="gs:grid gs:min-w-0 gs:wrap-break-word">
        <span className="gs:sr-only">{t(`common.toasts.${severity}`)}</span>
        <p className="gs:type-label">
          <Sentence>{title}</Sentence>
        </p>
        {text && (
          <p className="gs:type-small">
            <Sentence>{text}</Sentence>
          </p>
        )}
        {action && (
          <ToastAction
            action={action}
            onClose={(event) => onClose(changeDetails("action", event))}
          />
        )}
      </div>
      <Radix.Close
        onClick={(event) => {
          closedBy.current = changeDetails("button", event);
        }}
        data-radix-toast-announce-exclude=""
        className="gs:-my-1 gs:-me-2 gs:grid gs:size-8 gs:cursor-pointer gs:place-items-center gs:rounded-sm gs:focus-ring gs:tap"
      >
        <Icon shape={X} size={20} />
        <span className="gs:sr-only">{t("common.close.button")}</span>
      </Radix.Close>
    </Radix.Root>
  );
}

function ToastAction({
  action,
  onClose,
}: {
  action: NonNullable<ToastView["action"]>;
  onClose: (event: HandledEvent) => void;
}) {
  const Anchor = useLink();
  if ("href" in action) {
    return (
      <Anchor
        href={action.href}
        className={toastAction()}
        onClick={(event) => {
          action.onPress?.();
          onClose(event);
        }}
      >
        {action.label}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      className={toastAction()}
      onClick={(event) => {
        action.onPress();
        onClose(event);
      }}
    >
      {action.label}
    </button>
  );
}
