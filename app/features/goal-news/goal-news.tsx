import { GoalToast, type GoalToastProps } from "@grandstand/ui/goal-toast";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";

/** A goal, with the bets on its match. */
export function GoalNews(props: Pick<GoalToastProps, "goal" | "bets" | "onClose">) {
  const { settings } = useSite();
  const staysOpen = useStore(settings, ({ keepsToasts }) => keepsToasts);
  return <GoalToast {...props} staysOpen={staysOpen} />;
}
