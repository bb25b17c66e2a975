import { LeagueTable } from "@grandstand/ui/league-table";
import spec from "@grandstand/ui/league-table/spec.md?raw";
import { leagueTableStates } from "@grandstand/ui/league-table/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/League table",
  component: LeagueTable,
  parameters: { spec },
  args: leagueTableStates.whole,
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={LeagueTable} states={leagueTableStates} cell={760} />,
});
