import { Notice } from "@grandstand/ui/notice";
import spec from "@grandstand/ui/notice/spec.md?raw";
import { noticeStates } from "@grandstand/ui/notice/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Notice",
  component: Notice,
  parameters: { spec },
  args: noticeStates.information,
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={Notice} states={noticeStates} cell={360} />,
});
