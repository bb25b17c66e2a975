export { CaptchaFrame, type CaptchaFrameProps } from "./captcha-frame.tsx";
