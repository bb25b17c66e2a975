export { LoginOverlay } from "./login-overlay.tsx";
export type {
  LoginCredentials,
  LoginOverlayProps,
  SessionEnd,
  WaitingOutcome,
} from "./login-overlay-props.ts";
