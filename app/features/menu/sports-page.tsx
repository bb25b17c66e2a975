import { PageBody } from "@grandstand/ui/page-frame";
import { ConnectSportMenu } from "./connect-sport-menu.tsx";

/** The sports menu as a page (B2). */
export function SportsPage({ title }: { title: string }) {
  return (
    <PageBody title={title}>
      <ConnectSportMenu isPage />
    </PageBody>
  );
}
