export { type Clock, createClock, stoppedClock } from "./clock.ts";
export { DeferredWordingContext, useDeferredWording } from "./deferred-wording.tsx";
export { useAnnounce, useCloseOnBack, useLink, useNow, useWording } from "./hooks.ts";
export {
  addCatalogs,
  createI18n,
  createTranslate,
  type I18n,
  type Translate,
  type WordingVariables,
} from "./i18n.ts";
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
