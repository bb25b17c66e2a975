import { IdentityCheck } from "@grandstand/ui/identity-check";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useRegistration } from "./use-registration.ts";
import { readVendorEvent } from "./vendor-event.ts";

/** Receives messages of the vendor's frame: only of this frame, from its own origin, and of a known form. */
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
      if (origin !== vendor || source !== frame.current?.contentWindow) return;
      const event = readVendorEvent(data);
      if (event !== null) identityCheck.receive(event);
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
