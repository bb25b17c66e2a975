import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useSite } from "../../core/site/site-context.ts";
import { openBridge } from "./bridge.ts";

/** Keeps the bridge to the operator's app open while the site runs. */
export function ConnectBridge() {
  const site = useSite();
  const navigate = useNavigate();
  const goTo = useEffectEvent((path: string) => void navigate(path));
  useEffect(
    () => (site.nativeApp ? openBridge(site.nativeApp, site, { goTo }) : undefined),
    [site],
  );
  return null;
}
