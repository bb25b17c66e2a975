import type { Ref } from "react";
import { useWording } from "../provider/index.ts";
import { captchaFrame } from "./captcha-frame.variants.ts";

export interface CaptchaFrameProps {
  /** The provider's page, in full. */
  readonly src: string;
  readonly isSolved?: boolean;
  /** For the caller, to recognise the messages of this frame. */
  readonly frameRef?: Ref<HTMLIFrameElement>;
}

/**
 * The captcha of a login that the server doubts (A4). It is the provider's own page in a frame, which
 * can neither navigate the site nor reach into it; the caller receives its messages and checks them.
 */
export function CaptchaFrame({ src, isSolved = false, frameRef }: CaptchaFrameProps) {
  const t = useWording();
  return (
    <div className="gs:grid gs:gap-1">
      <iframe
        ref={frameRef}
        title={t("captcha.title")}
        src={src}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="origin"
        className={captchaFrame()}
      />
      <p role="status" className="gs:type-small gs:text-ink-muted">
        {isSolved && t("captcha.solved")}
      </p>
    </div>
  );
}
