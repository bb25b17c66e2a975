import { useState } from "react";
import { passFocusOnLogin } from "../../core/messages/return-focus.ts";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectWizard } from "./connect-wizard.tsx";
import { useCloseOnLogin } from "./use-close-on-login.ts";

/** The registration over the page that was there (A2). */
export function ConnectRegistration() {
  const { messages } = useSite();
  // What had the focus before the dialog has it.
  const [opener] = useState(() => document.activeElement);
  useCloseOnLogin(() => {
    passFocusOnLogin(messages, opener);
    messages.close();
  });
  return <ConnectWizard layout="modal" onLeave={messages.close} />;
}
