export { ChatDialog, type ChatDialogProps, type ChatStatus, chatTargetId } from "./chat-dialog.tsx";
export { ChatOffer } from "./chat-offer.tsx";
