import { accountStanding, expiryBadge } from "@grandstand/rules/documents";
import { DocumentStatus } from "@grandstand/ui/document-status";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { openCashier, uploadTarget } from "../cashier/index.ts";

interface ConnectDocumentStatusProps {
  /** Opens what there is to do. */
  readonly onPress: () => void;
}

/** How far the check of the person's identity is, in their account (A2). */
export function ConnectDocumentStatus({ onPress }: ConnectDocumentStatusProps) {
  const site = useSite();
  const { session } = site;
  const user = useStore(session, (state) => state.user);
  if (user === null) return null;
  const standing = accountStanding(user);
  return (
    <DocumentStatus
      standing={standing}
      expiry={expiryBadge(user)}
      {...(standing !== "validated" && {
        onPress: standing === "expired" ? () => openCashier(site, uploadTarget) : onPress,
      })}
    />
  );
}
