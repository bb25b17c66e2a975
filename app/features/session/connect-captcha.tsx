import { intervals } from "@grandstand/rules/intervals";
import { CaptchaFrame } from "@grandstand/ui/captcha-frame";
import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { useSite } from "../../core/site/site-context.ts";

const messageSchema = v.union([
  v.object({ type: v.literal("captcha-solved"), token: v.pipe(v.string(), v.minLength(1)) }),
  v.object({ type: v.literal("captcha-expired") }),
]);

/**
 * Receives messages of the captcha's frame: only of this frame, from its own origin, and of a known form. A page that
 * has not come after 15 s is missing: a frame on a line that hangs stays empty, and no one could log in.
 */
export function ConnectCaptcha({ onSolve }: { onSolve: (token: string | null) => void }) {
  const { configuration, language, setTimer } = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSolved, setSolved] = useState(false);
  const [page, setPage] = useState<"pending" | "there" | "missing">("pending");
  const { captchaUrl } = configuration;
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== new URL(captchaUrl).origin || source !== frame.current?.contentWindow) return;
      const message = v.safeParse(messageSchema, data);
      if (!message.success) return;
      const token = message.output.type === "captcha-solved" ? message.output.token : null;
      setSolved(token !== null);
      onSolve(token);
    };
    window.addEventListener("message", onMessage);
    return () => {
      window.removeEventListener("message", onMessage);
      onSolve(null);
    };
  }, [captchaUrl, onSolve]);
  useEffect(() => {
    if (page !== "pending") return undefined;
    return setTimer(() => setPage("missing"), intervals.captchaPatience);
  }, [page, setTimer]);
  return (
    <CaptchaFrame
      frameRef={frame}
      src={`${captchaUrl}?lang=${language}`}
      isSolved={isSolved}
      isMissing={page === "missing"}
      onLoad={() => setPage("there")}
      onRetry={() => setPage("pending")}
    />
  );
}
