import * as Popover from "@radix-ui/react-popover";
import { X } from "lucide";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import type { DialogClose } from "../dialog/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { changeDetails, reporting, useWording } from "../provider/index.ts";
import { inboxArrow, inboxHead, inboxPanel, inboxScroll } from "./notification-inbox.variants.ts";

interface InboxPanelProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: DialogClose;
  readonly children: ReactNode;
}

/** Where the button of the inbox would be, for a page that has none: at the end of its head. */
const endOfHead = { getBoundingClientRect: () => new DOMRect(window.innerWidth - 60, 8, 44, 44) };

/** The inbox as a panel with an arrow to its button; the page behind it stays usable. */
export function InboxPanel({ anchor, onClose, children }: InboxPanelProps) {
  const t = useWording();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const virtual = { current: anchor.current ?? endOfHead };
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          aria-labelledby={titleId}
          side="bottom"
          align="end"
          sideOffset={6}
          arrowPadding={12}
          collisionPadding={16}
          data-inbox-panel=""
          className={inboxPanel()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            title.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={reporting("escape", onClose)}
          onInteractOutside={(event) => {
            // A press on the button itself is the button's affair.
            if (!anchor.current?.contains(event.target as Node))
              onClose("outside", changeDetails("outside", event));
          }}
        >
          <div className={inboxHead()}>
            <h2
              ref={title}
              id={titleId}
              tabIndex={-1}
              className="gs:type-title gs:focus-ring gs:rounded-sm gs:min-w-0 gs:flex-1"
            >
              {t("notification.inbox.title")}
            </h2>
            <IconButton
              icon={X}
              label={t("common.close.button")}
              onPressEvent={reporting("button", onClose)}
            />
          </div>
          <div className={inboxScroll()}>{children}</div>
          <Popover.Arrow aria-hidden width={16} height={8} className={inboxArrow()} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
