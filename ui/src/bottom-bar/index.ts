export { BottomBar, type BottomBarProps } from "./bottom-bar.tsx";
export { type BottomBarItem, bottomBarItems } from "./bottom-bar.variants.ts";
