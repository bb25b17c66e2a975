export {
  type BreadcrumbView,
  ContentPage,
  type ContentPageProps,
  type ContentView,
  type QuestionView,
} from "./content-page.tsx";
