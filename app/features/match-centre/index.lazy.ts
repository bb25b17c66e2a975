import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectMatchCentre = lazyPart(
  async () => (await import("./connect-match-centre.tsx")).ConnectMatchCentre,
);
export const ConnectMatchIncidents = lazyPart(
  async () => (await import("./connect-match-head.tsx")).ConnectMatchIncidents,
);
export const ConnectMatchNews = lazyPart(
  async () => (await import("./connect-match-head.tsx")).ConnectMatchNews,
);
export const ConnectMatchChance = lazyPart(
  async () => (await import("./connect-match-head.tsx")).ConnectMatchChance,
);
export const ConnectSportHead = lazyPart(
  async () => (await import("./connect-match-centre.tsx")).ConnectSportHead,
);
