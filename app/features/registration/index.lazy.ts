import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectRegistration = lazyPart(
  async () => (await import("./connect-registration.tsx")).ConnectRegistration,
);
