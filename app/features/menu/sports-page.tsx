import { PageBody } from "@grandstand/ui/page-frame";
import { ConnectSportIndex } from "./connect-sport-index.tsx";
import type { SportIndexPage } from "./sport-index-store.ts";

interface SportsPageProps {
  readonly title: string;
  readonly page: SportIndexPage;
}

/** All sports, their countries and leagues as a page (B2). */
export function SportsPage({ title, page }: SportsPageProps) {
  return (
    <PageBody title={title}>
      <ConnectSportIndex page={page} />
    </PageBody>
  );
}
