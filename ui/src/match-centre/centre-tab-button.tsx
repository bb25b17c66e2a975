import { useRef } from "react";
import { type AriaTabProps, useTab } from "react-aria/useTabList";
import type { TabListState } from "react-stately/useTabListState";
import { joined } from "../provider/index.ts";
import { tabButton, whereSeen } from "./match-centre.variants.ts";
import type { CentreTab } from "./match-centre-view.ts";
import type { CentreLayout, ShownTab, TabsLayout } from "./whole-match.ts";

/** The class of what is there only where the centre is beside the markets. */
export function besideOnly({ layout }: TabsLayout): string {
  return whereSeen({ where: layout === "either" ? "beside" : "always" });
}

/** The class of what is there only where the centre is above the markets. */
export function aboveOnly(layout: CentreLayout): string {
  return whereSeen({ where: layout === "either" ? "above" : "always" });
}

/** The class of a part of the panel; those that are not the open tab are below it, beside the markets. */
export function partClass(tabsLayout: TabsLayout, isOpen: boolean): string | undefined {
  if (tabsLayout.layout === "apart") return undefined;
  return joined("gs-centre-part", isOpen ? undefined : besideOnly(tabsLayout));
}

export interface CentreTabButtonProps {
  readonly name: ShownTab;
  readonly state: TabListState<object>;
  readonly tabsLayout: TabsLayout;
  /** The open one. */
  readonly tab: CentreTab;
  readonly children: string;
}

/** One tab. */
export function CentreTabButton({ name, state, tabsLayout, tab, children }: CentreTabButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const options: AriaTabProps = { key: name, shouldSelectOnPressUp: true };
  const { tabProps, isSelected } = useTab(options, state, ref);
  const { layout, parts } = tabsLayout;
  const isOpen = name === "match" ? parts.includes(tab) : isSelected;
  const isPart = name !== "match" && parts.includes(name);
  // The library makes the open tab the list's stop in an effect, which a server's document lacks (react-aria 3).
  const isStop = state.selectionManager.focusedKey === null ? isOpen : tabProps.tabIndex === 0;
  return (
    <button
      {...tabProps}
      role="tab"
      aria-selected={isOpen}
      tabIndex={isStop ? 0 : -1}
      ref={ref}
      type="button"
      className={joined(
        tabButton({ isOpen }),
        name === "match" && besideOnly(tabsLayout),
        isPart && aboveOnly(layout),
      )}
    >
      {children}
    </button>
  );
}
