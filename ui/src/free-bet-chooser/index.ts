export {
  FreeBetChooser,
  type FreeBetChooserProps,
  type FreeBetRefusal,
  type FreeBetsView,
  type FreeBetView,
} from "./free-bet-chooser.tsx";
