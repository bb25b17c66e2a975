import { type ReactNode, useRef } from "react";
import { useTabList, useTabPanel } from "react-aria/useTabList";
import { Item } from "react-stately/Item";
import { type TabListState, useTabListState } from "react-stately/useTabListState";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useHandledEvent,
  useWording,
} from "../provider/index.ts";
import { besideOnly, CentreTabButton } from "./centre-tab-button.tsx";
import type { CentreTab } from "./match-centre-view.ts";
import { TableViewButton, type TableViewButtonProps } from "./table-view-button.tsx";
import type { ShownTab, TabsLayout } from "./whole-match.ts";

export interface CentreTabsProps extends TableViewButtonProps {
  readonly tabs: readonly CentreTab[];
  readonly tab: CentreTab;
  readonly onTabChange: (tab: CentreTab, details: ChangeDetails<PressReason>) => void;
  /** The number of the set that the first tab is called by. */
  readonly set: number;
  readonly tabsLayout: TabsLayout;
  /** Of the open tab. */
  readonly children: ReactNode;
}

/** How a tab is called; that of a set by its number. */
export function useTabName(set: number): (name: ShownTab) => string {
  const t = useWording();
  return (name) =>
    name === "set" ? t("match-centre.tab.set", { number: set }) : t(`match-centre.tab.${name}`);
}

/** The tabs over what the open one shows. */
export function CentreTabs({
  tabs,
  tab,
  onTabChange,
  set,
  tabsLayout,
  children,
  ...view
}: CentreTabsProps) {
  const t = useWording();
  const list = useRef<HTMLDivElement>(null);
  const { handled, handlers } = useHandledEvent();
  const nameOf = useTabName(set);
  const { layout, shown, parts } = tabsLayout;
  const isMomentumShown = parts.includes(tab) && parts.includes("momentum");
  const open = layout === "whole" && parts.includes(tab) ? "match" : tab;
  const state = useTabListState({
    items: shown.map((name) => ({ name })),
    children: ({ name }) => <Item key={name}>{nameOf(name)}</Item>,
    selectedKey: open,
    onSelectionChange: (key) => {
      const chosen = key === "match" ? parts[0] : tabs.find((name) => name === key);
      if (chosen !== undefined && key !== open) onTabChange(chosen, pressDetails(handled.current));
    },
  });
  const { tabListProps } = useTabList({ "aria-label": t("match-centre.tabs") }, state, list);
  return (
    <>
      <div className="gs:flex gs:border-b gs:border-line gs:px-1 gs:tablet:px-2">
        <div
          {...tabListProps}
          {...handlers}
          ref={list}
          className="gs:flex gs:min-w-0 gs:flex-1 gs:overflow-x-auto"
        >
          {shown.map((name) => (
            <CentreTabButton key={name} {...{ name, state, tabsLayout, tab }}>
              {nameOf(name)}
            </CentreTabButton>
          ))}
        </div>
        {isMomentumShown && (
          <div className={besideOnly(tabsLayout)}>
            <TableViewButton {...view} />
          </div>
        )}
      </div>
      <Panel state={state}>{children}</Panel>
    </>
  );
}

interface PanelProps {
  readonly state: TabListState<object>;
  readonly children: ReactNode;
}

function Panel({ state, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({}, state, ref);
  return (
    <div {...tabPanelProps} ref={ref} className="gs:focus-ring-inset">
      {children}
    </div>
  );
}
