import { lazyPart } from "@grandstand/ui/load-code";

/** Loaded on pages about support, and with the cashier. */
export const ConnectChat = lazyPart(async () => (await import("./connect-chat.tsx")).ConnectChat);
