import { IdentityCheck } from "@grandstand/ui/identity-check";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useRegistration } from "./use-registration.ts";
import { answerHandshake, readVendorMessage } from "./vendor-event.ts";

/**
 * Receives messages of the vendor's frame: only of this frame, from its own origin, and of a known form. Where the
 * vendor wants its page loaded again the frame is, and not the site: a reload would lose the password that is typed.
 */
export function ConnectIdentityCheck() {
  const store = useRegistration();
  const frame = useRef<HTMLIFrameElement>(null);
  const { status, session, problem } = useStore(store, ({ identityCheck }) => identityCheck);
  const { identityCheck } = store;
  const src = session?.url ?? null;
  useEffect(() => {
    void identityCheck.open();
    return identityCheck.leave;
  }, [identityCheck]);
  useEffect(() => {
    if (src === null) return;
    const { origin: vendor } = new URL(src);
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      const element = frame.current;
      const page = element?.contentWindow;
      if (!page || origin !== vendor || source !== page) return;
      const message = readVendorMessage(data);
      if (message === "handshake") answerHandshake(page, vendor);
      else if (message === "reload") element.src = src;
      else if (message !== null) identityCheck.receive(message);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [src, identityCheck]);
  return (
    <IdentityCheck
      status={status}
      src={src}
      problem={problem}
      frameRef={frame}
      onRetry={() => void identityCheck.retry()}
    />
  );
}
