import { LastSlip } from "@grandstand/ui/last-slip";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { maySpeak } from "../bet-news/index.lazy.ts";
import { createLimits } from "../limits/index.lazy.ts";
import { loadedSlip } from "./index.lazy.ts";
import { createLastSlip } from "./last-slip.ts";

/** For `featureStore`. */
const createSiteLastSlip = (site: Site) =>
  createLastSlip(site, ({ selection, live }) => loadedSlip(site)?.slip.toggle(selection, live));

/** What the person last bet on, under an empty slip; not in a break, and not where a limit of theirs is reached. */
export function ConnectLastSlip() {
  const { session } = useSite();
  const lastSlip = useFeatureStore(createSiteLastSlip);
  const user = useStore(session, (state) => state.user);
  const limits = useStore(useFeatureStore(createLimits), ({ list }) => list);
  const userId = user !== null && maySpeak(user, limits) ? user.id : null;
  useEffect(() => (userId === null ? undefined : lastSlip.show(userId)), [lastSlip, userId]);
  const view = useStore(lastSlip, (state) => state);
  return view && <LastSlip {...view} onPutBack={() => void lastSlip.putBack()} />;
}
