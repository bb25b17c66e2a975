import {
  type NativePlatform,
  nativeEventName,
  type ToSiteMessage,
} from "@grandstand/contract/native-app";

/** A wrapper that a test speaks for: what it was sent, and how it sends. */
export function createFakeNativeApp(platform: NativePlatform = "ios_app") {
  const received: unknown[] = [];
  const page = new EventTarget();
  const sendText = (detail: unknown) =>
    page.dispatchEvent(new CustomEvent(nativeEventName, { detail }));
  return {
    app: { platform, postMessage: (text: string) => void received.push(JSON.parse(text)) },
    page,
    received,
    sendText,
    send: (message: ToSiteMessage) => sendText(JSON.stringify(message)),
  };
}
