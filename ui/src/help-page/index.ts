export { HelpPage } from "./help-page.tsx";
export type {
  GuideGroupView,
  GuideView,
  HelpPageProps,
  HelpQueryReason,
  HelpView,
} from "./help-page-props.ts";
