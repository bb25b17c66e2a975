import { lazyPart } from "@grandstand/ui/load-code";

export { usePictures } from "./use-pictures.ts";

export const ConnectSettings = lazyPart(
  async () => (await import("./connect-settings.tsx")).ConnectSettings,
);
