import { localePath } from "@grandstand/rules/locale";
import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectWizard } from "./connect-wizard.tsx";
import { useCloseOnLogin } from "./use-close-on-login.ts";

/** The registration at its own address (A2): a person who leaves it returns to the page before, or goes home. */
export function RegistrationPage() {
  const { language } = useSite();
  const navigate = useNavigate();
  const goHome = useCallback(
    () => void navigate(localePath("/", language), { replace: true }),
    [navigate, language],
  );
  const hasPageBefore = typeof window !== "undefined" && Number(window.history.state?.idx) > 0;
  useCloseOnLogin(goHome);
  useOneRegistration();
  return (
    <ConnectWizard layout="page" onLeave={() => (hasPageBefore ? void navigate(-1) : goHome())} />
  );
}

/** A person who wants to register here is there already. */
function useOneRegistration(): void {
  const { messages } = useSite();
  const isOpen = useStore(messages, ({ overlay }) => overlay?.kind === "registration");
  useEffect(() => {
    if (isOpen) messages.close();
  }, [isOpen, messages]);
}
