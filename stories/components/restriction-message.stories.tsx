import { DocumentsMessage, RestrictionMessage } from "@grandstand/ui/restriction-message";
import spec from "@grandstand/ui/restriction-message/spec.md?raw";
import {
  documentsMessageStates,
  restrictionMessageStates,
} from "@grandstand/ui/restriction-message/states";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Restriction message",
  component: RestrictionMessage,
  parameters: { spec },
  args: { ...restrictionMessageStates["under 21"] },
});

export const Default = meta.story();

export const CoolOff = meta.story({ args: restrictionMessageStates["cool-off"] });

export const CoolOffUnknownEnd = meta.story({
  args: restrictionMessageStates["cool-off, unknown end"],
});

export const SelfExcluded = meta.story({ args: restrictionMessageStates["self-excluded"] });

export const DocumentsNotUploaded = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["not uploaded"]} />,
});

export const DocumentsManualReview = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["manual review"]} />,
});

export const DocumentsPending = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates.pending} />,
});

export const DocumentsBlocked = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates.blocked} />,
});
