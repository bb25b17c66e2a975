import { accountStanding, expiryBadge } from "@grandstand/rules/documents";
import { DocumentBadge } from "@grandstand/ui/document-status";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";

/** What is to be known of the person's documents, on the account's button (A2). */
export function ConnectDocumentBadge() {
  const { session } = useSite();
  const user = useStore(session, (state) => state.user);
  if (user === null) return null;
  const standing = accountStanding(user);
  const expiry = expiryBadge(user);
  // The texts are fetched only for a person to whom there is something to say.
  if (standing === "validated" && expiry === null) return null;
  return (
    <Deferred>
      <DocumentBadge standing={standing} expiry={expiry} />
    </Deferred>
  );
}
