export {
  type LoginCredentials,
  LoginOverlay,
  type LoginOverlayProps,
} from "./login-overlay.tsx";
