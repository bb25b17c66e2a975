export { SmartRegistration } from "./smart-registration.tsx";
export type {
  SmartRegistrationProps,
  SmartRegistrationStatus,
} from "./smart-registration-props.ts";
