export {
  type EachWayChoiceView,
  type EachWayTermsView,
  EachWayToggle,
  type EachWayToggleProps,
} from "./each-way-toggle.tsx";
