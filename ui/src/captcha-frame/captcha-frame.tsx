import { type Ref, useRef } from "react";
import { Button } from "../button/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { captchaFrame } from "./captcha-frame.variants.ts";

export interface CaptchaFrameProps {
  /** The provider's page, in full. */
  readonly src: string;
  readonly isSolved?: boolean;
  /** Whether the provider's page has not come in time. */
  readonly isMissing?: boolean;
  /** For the caller, to recognise the messages of this frame. */
  readonly frameRef?: Ref<HTMLIFrameElement>;
  /** The page, or what a browser shows instead, is there. */
  readonly onLoad?: () => void;
  /** Tries the provider's page again, after it was missing. */
  readonly onRetry?: () => void;
}

/**
 * The captcha of a login that the server doubts (A4). It is the provider's own page in a frame, which
 * can neither navigate the site nor reach into it; the caller receives its messages and checks them.
 */
export function CaptchaFrame({
  src,
  isSolved = false,
  isMissing = false,
  frameRef,
  onLoad,
  onRetry,
}: CaptchaFrameProps) {
  const t = useWording();
  const group = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The press removes the button; the focus stays where the captcha is.
    group.current?.focus();
    onRetry?.();
  };
  return (
    <div ref={group} tabIndex={-1} className="gs:grid gs:gap-1">
      {isMissing ? (
        <div className="gs:grid gs:justify-items-start gs:gap-3">
          <Notice kind="error" announced={t("captcha.missing")}>
            {t("captcha.missing")}
          </Notice>
          <Button onPress={retry}>{t("captcha.retry.button")}</Button>
        </div>
      ) : (
        <iframe
          ref={frameRef}
          title={t("captcha.title")}
          src={src}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="origin"
          className={captchaFrame()}
          onLoad={onLoad}
        />
      )}
      <p role="status" className="gs:type-small gs:text-ink-muted">
        {isSolved && t("captcha.solved")}
      </p>
    </div>
  );
}
