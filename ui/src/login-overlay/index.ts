export { LoginOverlay } from "./login-overlay.tsx";
export type { LoginCredentials, LoginOverlayProps, SessionEnd } from "./login-overlay-props.ts";
