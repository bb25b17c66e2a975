export { type CreateHold, createHold, type SmartCheck } from "./create-hold.ts";
export {
  changeSmartField,
  type DocumentType,
  emptySmartForm,
  type SmartField,
  type SmartForm,
  smartFailure,
  smartFields,
} from "./form.ts";
export { type SmartLogin, type SmartPayload, smartPayload } from "./payload.ts";
