import { localePath } from "@grandstand/rules/locale";
import { useCallback, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectLogin } from "./connect-login.tsx";

const never = () => () => undefined;

/** The login at its own address (A2); a person who is logged in is led home from it. */
export function LoginPage({ hidesIdentityApp }: { readonly hidesIdentityApp: boolean }) {
  const { language } = useSite();
  const navigate = useNavigate();
  const goHome = useCallback(
    () => void navigate(localePath("/", language), { replace: true }),
    [navigate, language],
  );
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <ConnectLogin
      layout="page"
      reason="asked"
      readsAddress={isInBrowser}
      hidesIdentityApp={hidesIdentityApp}
      onLeave={goHome}
    />
  );
}
