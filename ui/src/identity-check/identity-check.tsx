import { type Ref, useImperativeHandle, useRef } from "react";
import { Button } from "../button/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { identityFrame, identityPage } from "./identity-check.variants.ts";
import { useFrameFocus } from "./use-frame-focus.ts";

/** The check on its way: its page is requested, is there, was cancelled in it, or did not come. */
export type IdentityCheckStatus = "opening" | "open" | "canceled" | "failed";

export interface IdentityCheckProps {
  readonly status: IdentityCheckStatus;
  /** The vendor's page of this session, in full; null until there is one. */
  readonly src: string | null;
  /** The server's words where the check failed, as text; null for ours. */
  readonly problem: string | null;
  /** For the caller, to recognise the messages of this frame. */
  readonly frameRef?: Ref<HTMLIFrameElement>;
  /** Opens another session. */
  readonly onRetry: () => void;
}

/**
 * The check of an identity document (A2, A4): the vendor's own page in a frame, which can neither lead the site
 * elsewhere nor reach into it. The caller receives its messages and checks them. Load it when it is opened.
 *
 * Data attributes: `data-identity-check` opening | open | canceled | failed.
 */
export function IdentityCheck({ status, src, problem, frameRef, onRetry }: IdentityCheckProps) {
  const t = useWording();
  return (
    <div data-identity-check={status} className="gs:grid gs:grid-cols-1 gs:gap-4">
      <p className="gs:type-body gs:text-ink-muted">{t("registration.identity-check.intro")}</p>
      {status === "opening" && (
        <Loading>
          <div className={identityFrame()}>
            <Skeleton shape="fill" />
          </div>
        </Loading>
      )}
      {status === "canceled" && (
        <Ended text={t("registration.identity-check.canceled")} onRetry={onRetry} />
      )}
      {status === "failed" && (
        <Ended
          isError
          text={problem ?? t("registration.identity-check.failed")}
          onRetry={onRetry}
        />
      )}
      {status === "open" && problem !== null && (
        <Notice kind="error" announced={problem}>
          {problem}
        </Notice>
      )}
      {status === "open" && src !== null && <VendorFrame src={src} frameRef={frameRef} />}
    </div>
  );
}

type VendorFrameProps = Pick<IdentityCheckProps, "frameRef"> & { readonly src: string };

function VendorFrame({ src, frameRef }: VendorFrameProps) {
  const t = useWording();
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle(frameRef, () => frame.current as HTMLIFrameElement, []);
  return (
    <div data-focus-within-ring data-focused={useFrameFocus(frame)} className={identityFrame()}>
      <iframe
        ref={frame}
        title={t("registration.identity-check.frame")}
        src={src}
        sandbox="allow-scripts allow-same-origin"
        allow="camera"
        referrerPolicy="origin"
        className={identityPage()}
      />
    </div>
  );
}

interface EndedProps {
  readonly text: string;
  readonly isError?: boolean;
  readonly onRetry: () => void;
}

/** Nothing was handed in; it can be begun again, or skipped. */
function Ended({ text, isError = false, onRetry }: EndedProps) {
  const t = useWording();
  return (
    <Notice
      kind={isError ? "error" : "information"}
      announced={text}
      action={
        <Button size="small" variant={isError ? "raised" : "outline"} onPress={onRetry}>
          {t("registration.identity-check.retry.button")}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
