import {
  DocumentsMessage,
  ExpiryMessage,
  RestrictionMessage,
} from "@grandstand/ui/restriction-message";
import spec from "@grandstand/ui/restriction-message/spec.md?raw";
import {
  documentsMessageStates,
  expiryMessageStates,
  restrictionMessageStates,
} from "@grandstand/ui/restriction-message/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Restriction message",
  component: RestrictionMessage,
  parameters: { spec, ...overPage },
  args: { ...restrictionMessageStates["under 21"] },
});

export const Default = meta.story();

export const CoolOff = meta.story({ args: stateArgs(restrictionMessageStates["cool-off"]) });

export const CoolOffUnknownEnd = meta.story({
  args: stateArgs(restrictionMessageStates["cool-off, unknown end"]),
});

export const SelfExcluded = meta.story({
  args: stateArgs(restrictionMessageStates["self-excluded"]),
});

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

export const DocumentsWithAService = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["not uploaded, with a service"]} />,
});

export const DocumentsNotPermitted = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["not permitted"]} />,
});

export const DocumentsForADeposit = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["not uploaded, for a deposit"]} />,
});

export const DocumentsInReviewForADeposit = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["under review, for a deposit"]} />,
});

export const DocumentsBlockedForADeposit = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["blocked, for a deposit"]} />,
});

export const DocumentsOnRequest = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["not uploaded, asked for"]} />,
});

export const DocumentExpired = meta.story({
  render: () => <ExpiryMessage {...expiryMessageStates.expired} />,
});

export const DocumentAboutToExpire = meta.story({
  render: () => <ExpiryMessage {...expiryMessageStates["about to expire"]} />,
});

export const DocumentWithADayLeft = meta.story({
  render: () => <ExpiryMessage {...expiryMessageStates["about to expire, a day left"]} />,
});

export const DocumentAboutToExpireUndated = meta.story({
  render: () => <ExpiryMessage {...expiryMessageStates["about to expire, undated"]} />,
});

export const GracePeriod = meta.story({
  render: () => <ExpiryMessage {...expiryMessageStates["grace period"]} />,
});

export const GracePeriodUndated = meta.story({
  render: () => <ExpiryMessage {...expiryMessageStates["grace period, undated"]} />,
});

export const DocumentsWithTheIdentityApp = meta.story({
  render: () => (
    <DocumentsMessage {...documentsMessageStates["not uploaded, with the identity app"]} />
  ),
});

export const UploadNotPermitted = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["upload not permitted"]} />,
});

export const DocumentsForAWithdrawal = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["not uploaded, for a withdrawal"]} />,
});

export const WithdrawalNotPermitted = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["not permitted, for a withdrawal"]} />,
});

export const CashierNotPermitted = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["cashier not permitted"]} />,
});

export const ContactNotPermitted = meta.story({
  render: () => <DocumentsMessage {...documentsMessageStates["contact not permitted"]} />,
});
