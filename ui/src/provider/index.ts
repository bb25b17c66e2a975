export { type HostLanguage, hostLanguage, type Language } from "@grandstand/rules/locale";
export {
  type ChangeDetails,
  changeDetails,
  type HandledEvent,
  type PressReason,
  pressDetails,
  reporting,
} from "./change-details.ts";
export { type Clock, createClock, stoppedClock, systemClock } from "./clock.ts";
export { DeferredWordingContext, useDeferredWording } from "./deferred-wording.tsx";
export type { Format } from "./format.ts";
export { GrandstandProvider, type GrandstandProviderProps } from "./grandstand-provider.tsx";
export { useAnnounce, useCloseOnBack, useLink, useNow, useWording } from "./hooks.ts";
export { type HostAttributes, joined } from "./host-attributes.ts";
export {
  addCatalogs,
  createI18n,
  createTranslate,
  type I18n,
  type Translate,
  type WordingVariables,
} from "./i18n.ts";
export { drawnWhere, useSeenFrom } from "./seen-from.ts";
export {
  type Brand,
  type LinkProps,
  PlainLink,
  type Politeness,
  stoppedEnvironment,
  type UiEnvironment,
  UiProvider,
  useEnvironment,
  useFormat,
} from "./ui-provider.tsx";
export { useHandledEvent } from "./use-handled-event.ts";
