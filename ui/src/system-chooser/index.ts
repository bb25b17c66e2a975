export {
  type SystemChoiceView,
  SystemChooser,
  type SystemChooserProps,
} from "./system-chooser.tsx";
export { type SystemFold, systemName, systemWords } from "./system-words.ts";
