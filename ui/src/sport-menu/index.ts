export {
  type MenuItemView,
  type QuickMenuEntry,
  type QuickMenuView,
  quickMenuEntries,
  SportMenu,
  type SportMenuProps,
} from "./sport-menu.tsx";
