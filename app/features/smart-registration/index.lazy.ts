import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectSmartRegistration = lazyPart(
  async () => (await import("./connect-smart-registration.tsx")).ConnectSmartRegistration,
);
