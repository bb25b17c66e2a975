export type { PeriodFigures } from "./play-figures.tsx";
export {
  type CheckMinutes,
  type FiguresView,
  type OwnControlView,
  StayInControl,
  type StayInControlProps,
} from "./stay-in-control.tsx";
