export { Shortcuts, type ShortcutsProps, type ShortcutView } from "./shortcuts.tsx";
