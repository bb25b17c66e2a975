import { LoaderCircle } from "lucide";
import { type ReactNode, type Ref, useRef } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { Icon } from "../icon/index.ts";
import { Notice } from "../notice/index.ts";
import { changeDetails, useWording } from "../provider/index.ts";
import {
  type CashierOverlayStatus,
  cashierBody,
  cashierCover,
  cashierEnd,
  cashierFrame,
} from "./cashier-overlay.variants.ts";

export interface CashierOverlayProps {
  readonly status: CashierOverlayStatus;
  /** The cashier's page for this visit, in full; null while its address is pending. */
  readonly src: string | null;
  /** What the page says it is high, in CSS pixels; null where it says nothing. It fills the window at least. */
  readonly height?: number | null;
  /** Why it was refused, in the server's words; null where it said none. */
  readonly reason?: string | null;
  /** The contact page, in full. */
  readonly contactHref: string;
  /** For the caller, to recognise the messages of this frame. */
  readonly frameRef?: Ref<HTMLIFrameElement>;
  /** What has the focus before the frame, and after it. */
  readonly startRef?: Ref<HTMLButtonElement>;
  readonly endRef?: Ref<HTMLButtonElement>;
  /** The way to the support chat, under the frame (A2). */
  readonly chat?: ReactNode;
  readonly onRetry: () => void;
  /** Opens it in a tab of its own; only where the frame is what is in its way. */
  readonly onOpenTab?: () => void;
  readonly onClose: DialogClose;
}

/**
 * The cashier over the whole page: a page of another origin in a frame, which can neither lead the site elsewhere nor
 * reach into it. The close button is before the frame and another after it, so that the keyboard always leaves it.
 *
 * Data attributes: `data-cashier` loading | slow | ready | failed | refused.
 */
export function CashierOverlay(props: CashierOverlayProps) {
  const { status, src, height = null, frameRef, startRef, endRef, onOpenTab, onClose } = props;
  const t = useWording();
  const body = useRef<HTMLDivElement>(null);
  const isReady = status === "ready";
  const isAwaited = status === "loading" || status === "slow";
  const leaveFailure = (go: (() => void) | undefined) => {
    // The button disappears with the failure: the focus stays in the overlay.
    body.current?.focus({ preventScroll: true });
    go?.();
  };
  return (
    <Dialog
      title={t("cashier-overlay.title")}
      layout="frame"
      initialFocus={body}
      {...(startRef !== undefined && { closeRef: startRef })}
      onClose={onClose}
    >
      <div ref={body} tabIndex={-1} data-cashier={status} className={cashierBody()}>
        {src !== null && (isReady || isAwaited) && (
          <iframe
            key={src}
            ref={frameRef}
            title={t("cashier-overlay.frame")}
            src={src}
            sandbox="allow-scripts allow-same-origin allow-forms"
            // To the origin of its address alone, which the site's header permits it as well: a frame needs both.
            allow="payment"
            referrerPolicy="origin"
            // One that is covered takes no focus.
            inert={!isReady}
            className={cashierFrame()}
            {...(height !== null && { style: { minHeight: height } })}
          />
        )}
        {isAwaited && <Wait isSlow={status === "slow"} />}
        {status === "failed" && (
          <Problem
            title={t("cashier-overlay.failed.title")}
            text={t(`cashier-overlay.${onOpenTab ? "tab" : "failed"}.text`)}
            action={
              <div className="gs:flex gs:flex-wrap gs:gap-2">
                {onOpenTab && (
                  <Button variant="act" onPress={() => leaveFailure(onOpenTab)}>
                    {t("cashier-overlay.tab.button")}
                  </Button>
                )}
                <Button
                  variant={onOpenTab ? "outline" : "act"}
                  onPress={() => leaveFailure(props.onRetry)}
                >
                  {t("cashier-overlay.retry.button")}
                </Button>
              </div>
            }
          />
        )}
        {status === "refused" && (
          <Problem
            title={t("cashier-overlay.refused.title")}
            text={props.reason ?? t("cashier-overlay.refused.text")}
            action={
              <ButtonLink variant="outline" href={props.contactHref} opensNewTab>
                {t("cashier-overlay.contact.button")}
              </ButtonLink>
            }
          />
        )}
        <p role="status" className="gs:sr-only">
          {(isReady || status === "loading" || status === "slow") &&
            t(`cashier-overlay.${isReady ? "ready" : status}`)}
        </p>
      </div>
      <button
        ref={endRef}
        type="button"
        className={cashierEnd()}
        onClick={(event) => onClose("button", changeDetails("button", event))}
      >
        {t("cashier-overlay.close.button")}
      </button>
      {props.chat}
    </Dialog>
  );
}

/** Covers the page until it can be used; the words are announced beside it. */
function Wait({ isSlow }: { readonly isSlow: boolean }) {
  const t = useWording();
  return (
    <div aria-hidden className={cashierCover()}>
      <Icon shape={LoaderCircle} className="gs:animate-turn gs:text-ink-muted" size={32} />
      <p className="gs:type-label">{t("cashier-overlay.loading")}</p>
      {isSlow && (
        <p className="gs:type-body gs:max-w-md gs:text-ink-muted">{t("cashier-overlay.slow")}</p>
      )}
    </div>
  );
}

interface ProblemProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

function Problem({ title, text, action }: ProblemProps) {
  return (
    <div className="gs:mx-auto gs:w-full gs:max-w-xl gs:p-5">
      <Notice kind="error" title={title} announced={`${title} ${text}`} action={action}>
        {text}
      </Notice>
    </div>
  );
}
