import type { NamedStates } from "../testing/named-states.ts";
import type { UpdateBannerProps } from "./update-banner.tsx";

const onReload = () => undefined;

/** Both faces of the banner, by name. */
export const updateBannerStates = {
  outdated: { isOutdated: true, onReload },
  current: { isOutdated: false, onReload },
} satisfies NamedStates<UpdateBannerProps>;
