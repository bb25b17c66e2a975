export { toType, useShortcuts } from "./use-shortcuts.ts";
