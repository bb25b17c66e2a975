export {
  FreeBetChooser,
  type FreeBetChooserProps,
  type FreeBetsView,
} from "./free-bet-chooser.tsx";
