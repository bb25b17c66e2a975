export {
  type FiguresView,
  StayInControl,
  type StayInControlProps,
} from "./stay-in-control.tsx";
