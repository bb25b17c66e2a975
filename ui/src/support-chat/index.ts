export { ChatOffer } from "./chat-offer.tsx";
export {
  ChatDialog,
  type ChatDialogProps,
  type ChatStatus,
  chatTargetId,
} from "./support-chat.tsx";
