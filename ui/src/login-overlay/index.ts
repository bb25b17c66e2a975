export { LoginOverlay } from "./login-overlay.tsx";
export type { LoginCredentials, LoginOverlayProps } from "./login-overlay-props.ts";
