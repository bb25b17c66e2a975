import { AccountPanel } from "@grandstand/ui/account-panel";
import { useState } from "react";
import { useSite, useStorePart } from "../../site/site-context.ts";

/** The panel of whoever is logged in, with the way out. */
export function ConnectAccount() {
  const { session, messages } = useSite();
  const user = useStorePart(session, (state) => state.user);
  const [isLoggingOut, setLoggingOut] = useState(false);
  if (!user) return null;
  const logout = () => {
    setLoggingOut(true);
    void session.logout("asked");
  };
  return (
    <AccountPanel
      name={user.name}
      balance={user.balance}
      isLoggingOut={isLoggingOut}
      onSettings={() => messages.open({ kind: "settings" })}
      onLogout={logout}
      onClose={messages.close}
    />
  );
}
