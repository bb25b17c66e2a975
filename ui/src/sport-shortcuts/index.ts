export {
  type SportShortcut,
  SportShortcuts,
  type SportShortcutsProps,
} from "./sport-shortcuts.tsx";
