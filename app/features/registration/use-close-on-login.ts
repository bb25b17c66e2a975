import { useFormat, useWording } from "@grandstand/ui/provider";
import { useEffect, useEffectEvent } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";

/** Leaves the registration once somebody is logged in: by it, by the login, or already (A2). */
export function useCloseOnLogin(close: () => void): void {
  const { session, announcer } = useSite();
  const t = useWording();
  const format = useFormat();
  const user = useStore(session, (state) => state.user);
  const leave = useEffectEvent((balance: number) => {
    close();
    announcer.announce(t("login.done", { balance: format.money(balance) }));
  });
  const balance = user?.balance ?? null;
  useEffect(() => {
    if (balance !== null) leave(balance);
  }, [balance]);
}
