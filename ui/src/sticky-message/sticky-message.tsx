import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide";
import { useEffect, useEffectEvent } from "react";
import type { DialogClose } from "../dialog/index.ts";
import { Icon } from "../icon/index.ts";
import { reporting, useAnnounce, useWording } from "../provider/index.ts";
import {
  type StickySeverity,
  stickyAction,
  stickyContainer,
  stickyMessage,
} from "./sticky-message.variants.ts";

/** One message with at most one thing to do about it, in the person's words (A3). */
export interface StickyMessageView {
  readonly severity: StickySeverity;
  readonly text: string;
  /** What the one action is called; null where there is none. */
  readonly action: string | null;
}

export interface StickyMessageProps {
  readonly message: StickyMessageView;
  readonly onAction: () => void;
  readonly onClose: DialogClose;
}

const icons = { success: CircleCheck, info: Info, warn: TriangleAlert, error: CircleAlert };

/**
 * A message across the page that stays under the header until it is closed (A2). It takes no focus and covers nothing
 * that was there: the page moves down for it.
 *
 * Data attributes: `data-severity` success | info | warn | error.
 */
export function StickyMessage({ message, onAction, onClose }: StickyMessageProps) {
  const t = useWording();
  const announce = useAnnounce();
  const { severity, text, action } = message;
  const say = useEffectEvent((words: string) =>
    announce(words, severity === "error" ? "assertive" : "polite"),
  );
  useEffect(() => say(text), [text]);
  const shape = icons[severity];
  return (
    <div className={stickyContainer()}>
      <div data-severity={severity} className={stickyMessage({ severity })}>
        <Icon shape={shape} className="gs:mt-px gs:shrink-0" size={20} />
        <div className="gs:flex gs:min-w-0 gs:flex-1 gs:flex-wrap gs:items-center gs:gap-x-4 gs:gap-y-1">
          <p className="gs:type-body gs:wrap-anywhere">
            <span className="gs:sr-only">{`${t(`common.toasts.${severity}`)} `}</span>
            <span>{text}</span>
          </p>
          {action !== null && (
            <button type="button" className={stickyAction()} onClick={() => onAction()}>
              {action}
            </button>
          )}
        </div>
        <button
          type="button"
          className="gs:-my-1 gs:-me-2 gs:grid gs:size-8 gs:shrink-0 gs:cursor-pointer gs:place-items-center gs:rounded-sm gs:focus-ring gs:tap"
          onClick={reporting("button", onClose)}
        >
          <Icon shape={X} size={20} />
          <span className="gs:sr-only">{t("common.close.button")}</span>
        </button>
      </div>
    </div>
  );
}
