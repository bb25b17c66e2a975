import { ChatDialog } from "@grandstand/ui/support-chat";
import spec from "@grandstand/ui/support-chat/spec.md?raw";
import { supportChatStates } from "@grandstand/ui/support-chat/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Support chat",
  component: ChatDialog,
  parameters: { spec, ...overPage },
  args: supportChatStates.ready,
});

export const Default = meta.story();

export const Loading = meta.story({ args: supportChatStates.loading });

export const Failed = meta.story({ args: supportChatStates.failed });

export const Refused = meta.story({ args: supportChatStates.refused });
