import { lazyPart } from "@grandstand/ui/load-code";

/** The code of tables comes with their view. */
export const LeagueTable = lazyPart(
  async () => (await import("@grandstand/ui/league-table")).LeagueTable,
);
