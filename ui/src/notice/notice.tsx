import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { DialogClose } from "../dialog/index.ts";
import { Icon } from "../icon/index.ts";
import {
  type HostAttributes,
  joined,
  reporting,
  useAnnounce,
  useWording,
} from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { type NoticeKind, notice } from "./notice.variants.ts";

export interface NoticeProps extends HostAttributes<HTMLDivElement> {
  readonly kind?: NoticeKind;
  readonly title?: string;
  readonly children: ReactNode;
  /** A link or a button, under the text. */
  readonly action?: ReactNode;
  /** What the announcer says when it appears, and again when this changes. */
  readonly announced?: string;
  readonly onClose?: DialogClose;
}

const icons = {
  information: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/**
 * A message within the page, shown until it no longer holds (B8). Errors are in one of
 * these, whatever a toast may say as well.
 *
 * Data attributes: `data-kind`.
 */
export function Notice({
  kind = "information",
  title,
  children,
  action,
  announced,
  onClose,
  className,
  ...host
}: NoticeProps) {
  const t = useWording();
  const announce = useAnnounce();
  const say = useEffectEvent((message: string) =>
    announce(message, kind === "error" ? "assertive" : "polite"),
  );
  useEffect(() => {
    if (announced) say(announced);
  }, [announced]);
  const shape = icons[kind];
  return (
    <div {...host} data-kind={kind} className={joined(notice({ kind }), className)}>
      <Icon shape={shape} className="gs:mt-px" size={20} />
      <div className="gs:grid gs:min-w-0 gs:justify-items-start gs:gap-1 gs:wrap-anywhere">
        {kind === "error" && <span className="gs:sr-only">{t("common.error")}</span>}
        {title && (
          <p className="gs:type-label">
            <Sentence>{title}</Sentence>
          </p>
        )}
        <div className="gs:type-body">
          {typeof children === "string" ? <Sentence>{children}</Sentence> : children}
        </div>
        {action && <div className="gs:mt-1">{action}</div>}
      </div>
      {onClose && (
        <button
          type="button"
          className="gs:-my-1 gs:-me-2 gs:grid gs:size-8 gs:cursor-pointer gs:place-items-center gs:rounded-sm gs:focus-ring gs:tap"
          onClick={reporting("button", onClose)}
        >
          <Icon shape={X} size={20} />
          <span className="gs:sr-only">{t("common.close.button")}</span>
        </button>
      )}
    </div>
  );
}
