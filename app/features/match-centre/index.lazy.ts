import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectMatchCentre = lazyPart(
  async () => (await import("./connect-match-centre.tsx")).ConnectMatchCentre,
);
export const ConnectMatchIncidents = lazyPart(
  async () => (await import("./connect-match-centre.tsx")).ConnectMatchIncidents,
);
