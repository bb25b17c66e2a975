import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectAccount = lazyPart(
  async () => (await import("./connect-account.tsx")).ConnectAccount,
);
export const ConnectCaptcha = lazyPart(
  async () => (await import("./connect-captcha.tsx")).ConnectCaptcha,
);
export const ConnectDocuments = lazyPart(
  async () => (await import("./connect-restriction.tsx")).ConnectDocuments,
);
export const ConnectLogin = lazyPart(
  async () => (await import("./connect-login.tsx")).ConnectLogin,
);
export const ConnectRestriction = lazyPart(
  async () => (await import("./connect-restriction.tsx")).ConnectRestriction,
);
