import type { NamedStates } from "../testing/named-states.ts";
import type { CaptchaFrameProps } from "./captcha-frame.tsx";

const props: CaptchaFrameProps = { src: "about:blank" };

/** Every face of the captcha, by name. */
export const captchaFrameStates = {
  asked: props,
  solved: { ...props, isSolved: true },
  missing: { ...props, isMissing: true },
} satisfies NamedStates<CaptchaFrameProps>;
