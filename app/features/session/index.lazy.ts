import { lazyPart } from "@grandstand/ui/load-code";

export { createIncompleteLogin, type IncompleteLogin } from "./incomplete-login.ts";
export { useAccess } from "./use-access.ts";

export const ConnectAccount = lazyPart(
  async () => (await import("./connect-account.tsx")).ConnectAccount,
);
export const ConnectArrival = lazyPart(
  async () => (await import("./connect-arrival.tsx")).ConnectArrival,
);
export const ConnectCaptcha = lazyPart(
  async () => (await import("./connect-captcha.tsx")).ConnectCaptcha,
);
export const ConnectLogin = lazyPart(
  async () => (await import("./connect-login.tsx")).ConnectLogin,
);
export const ConnectSessionEnd = lazyPart(
  async () => (await import("./connect-session-end.tsx")).ConnectSessionEnd,
);
export const ConnectSessions = lazyPart(
  async () => (await import("./connect-sessions.tsx")).ConnectSessions,
);
export const ConnectRestriction = lazyPart(
  async () => (await import("./connect-restriction.tsx")).ConnectRestriction,
);
