export {
  type SystemChoiceView,
  SystemChooser,
  type SystemChooserProps,
} from "./system-chooser.tsx";
export { systemName, systemWords } from "./system-words.ts";
