import type { NamedStates } from "../testing/named-states.ts";
import type { ChatDialogProps } from "./support-chat.tsx";

const ignore = () => undefined;
const props: ChatDialogProps = {
  status: "ready",
  onTarget: ignore,
  onRetry: ignore,
  onClose: ignore,
};

/** Every face of the chat's frame, by name; the chat itself is somebody else's. */
export const supportChatStates = {
  ready: props,
  loading: { ...props, status: "loading" },
  failed: { ...props, status: "failed" },
  refused: { ...props, status: "refused" },
} satisfies NamedStates<ChatDialogProps>;
