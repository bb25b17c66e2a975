import { canAccess } from "@grandstand/contract/countries";
import { useEffect, useEffectEvent } from "react";
import { createFetched } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { restrictionToast } from "../../core/messages/restriction-toast.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";

const createAccess = ({ api }: Site) => createFetched(() => api(canAccess));

/**
 * Closes a login or a registration that is not permitted from this place, and says so (A8). Where that is not
 * known, the operator's answer to what is sent decides.
 */
export function useAccess(close: () => void): void {
  const { messages } = useSite();
  const access = useFetched(createAccess, "access");
  const isRefused = access.status === "loaded" && !access.value.status;
  const refuse = useEffectEvent(() => {
    close();
    messages.showToast(restrictionToast("not-allowed"));
  });
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);
}
