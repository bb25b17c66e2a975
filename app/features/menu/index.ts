export { ConnectSportMenu } from "./connect-sport-menu.tsx";
export { ConnectSportShortcuts } from "./connect-sport-shortcuts.tsx";
export { menuLifecycle } from "./lifecycle.ts";
export { createMenu, type Menu } from "./store.ts";
