import { lazyPart } from "@grandstand/ui/load-code";
import type { ComponentType } from "react";

export const ConnectMatchCentre = lazyPart(
  async () => (await import("./connect-match-centre.tsx")).ConnectMatchCentre,
);
export const ConnectSportHead = lazyPart(
  async () => (await import("./connect-match-centre.tsx")).ConnectSportHead,
);

type HeadParts = typeof import("./connect-match-head.tsx");

/** One of the parts of a match's head, whose code comes together. */
const headPart = <Props>(pick: (parts: HeadParts) => ComponentType<Props>) =>
  lazyPart(async () => pick(await import("./connect-match-head.tsx")));

export const ConnectMatchIncidents = headPart((parts) => parts.ConnectMatchIncidents);
export const ConnectMatchNews = headPart((parts) => parts.ConnectMatchNews);
export const ConnectMatchChance = headPart((parts) => parts.ConnectMatchChance);
export const MatchCountdown = headPart((parts) => parts.MatchCountdown);
export const FoldedHead = headPart((parts) => parts.FoldedHead);
