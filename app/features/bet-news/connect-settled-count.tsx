import { CountBadge } from "@grandstand/ui/badge";
import { useWording } from "@grandstand/ui/provider";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { createBetNews } from "./store.ts";

/** The number, once there is one: its words come with it. */
export function ConnectSettledCount() {
  const count = useStore(useFeatureStore(createBetNews), ({ settled }) => settled.length);
  if (count === 0) return null;
  return (
    <Deferred>
      <Count count={count} />
    </Deferred>
  );
}

function Count({ count }: { readonly count: number }) {
  const t = useWording();
  return <CountBadge count={count} label={t("settled-toast.count", { count })} />;
}
