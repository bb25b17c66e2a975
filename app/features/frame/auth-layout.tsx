import { Announcer } from "@grandstand/ui/announcer";
import { PageFrame } from "@grandstand/ui/page-frame";
import { Outlet } from "react-router-dom";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectNativeApp } from "./connect-native-app.tsx";
import { ConnectOverlays } from "./connect-overlays.tsx";

/** The layout of a login on its own, as the operator's app shows it (A2): the page alone, and what opens over it. */
export function AuthLayout() {
  const { announcer } = useSite();
  return (
    <PageFrame
      layout="bare"
      overlays={
        <>
          <Announcer announcer={announcer} />
          <ConnectOverlays />
          <ConnectNativeApp />
        </>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
