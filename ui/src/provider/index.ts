export { type Clock, createClock, stoppedClock } from "./clock.ts";
export { useAnnounce, useCloseOnBack, useLink, useNow, useWording } from "./hooks.ts";
export { LaterWordingContext, useLaterWording } from "./later-wording.tsx";
export {
  defaultEnvironment,
  type LinkProps,
  PlainLink,
  type Politeness,
  type UiEnvironment,
  UiProvider,
  useEnvironment,
  useFormat,
} from "./ui-provider.tsx";
export {
  type Catalog,
  createWording,
  type GrowingWording,
  type Wording,
  type WordingVariables,
} from "./wording.ts";
