import { OverlayMessage } from "@grandstand/ui/overlay-message";
import spec from "@grandstand/ui/overlay-message/spec.md?raw";
import { overlayMessageStates } from "@grandstand/ui/overlay-message/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Overlay message",
  component: OverlayMessage,
  parameters: { spec, ...overPage },
  args: { ...overlayMessageStates["without a button"] },
});

export const Default = meta.story();

export const LinkToAPage = meta.story({ args: overlayMessageStates["link to a page"] });

export const LinkToANewTab = meta.story({ args: overlayMessageStates["link to a new tab"] });

export const Cashier = meta.story({ args: overlayMessageStates.cashier });

export const CallRunning = meta.story({ args: overlayMessageStates["call running"] });

export const LongText = meta.story({ args: overlayMessageStates["long text"] });
