import { lazyPart, loadCode } from "@grandstand/ui/load-code";
import type { Site } from "../../core/site/site.ts";

/** Opens the deposit, or says what stands in its way. Its code comes with the press. */
export function deposit(site: Site): void {
  void loadCode(() => import("./deposit.ts")).then(({ openDeposit }) => openDeposit(site));
}

/** Loaded for who is logged in. */
export const ConnectDocumentBadge = lazyPart(
  async () => (await import("./connect-document-badge.tsx")).ConnectDocumentBadge,
);
