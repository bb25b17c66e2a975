import { StayInControl } from "@grandstand/ui/stay-in-control";
import { useEffect } from "react";
import { useStore } from "zustand";
import { loggedIn } from "../../core/session/session.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { openCashier } from "../cashier/index.ts";
import { createLimits } from "./store.ts";

/** *Stay in control*: the server draws it for a visitor, the browser for the person (docs/decisions/60). */
export function ControlPage({ title }: { readonly title: string }) {
  const site = useSite();
  const { session, messages, configuration, language } = site;
  const limits = useFeatureStore(createLimits);
  const state = useStore(limits);
  const isLoggedIn = useStore(session, loggedIn);
  const balance = useStore(session, ({ user }) => user?.balance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever moves money changes the figures
  useEffect(() => {
    if (isLoggedIn) void limits.loadFigures();
  }, [isLoggedIn, balance, limits]);
  return (
    <StayInControl
      title={title}
      own={
        isLoggedIn
          ? {
              limits: state.list,
              figures: state.figures,
              isClockShown: state.isClockShown,
              checkMinutes: state.checkMinutes,
              hasCheckFailed: state.hasCheckFailed,
            }
          : null
      }
      help={configuration.help.filter(({ locale }) => locale === language)}
      onLogIn={() => messages.open({ kind: "login", reason: "asked" })}
      onChangeLimit={(name, value) => void limits.change(name, value)}
      onRetry={() => void limits.load()}
      onBreak={() => openCashier(site, { section: "home", tab: "cooloff" })}
      onShowClock={limits.showClock}
      onChangeCheck={(minutes) => void limits.changeCheck(minutes)}
    />
  );
}
