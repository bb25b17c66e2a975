import { lazyPart } from "@grandstand/ui/load-code";

export { enterAccount } from "./enter-account.ts";
export { createFieldChecks } from "./field-checks.ts";
export {
  type CheckedField,
  type CheckedForm,
  checkOfForm,
  type ServerChecks,
} from "./server-checks.ts";
export { useCloseOnLogin } from "./use-close-on-login.ts";

export const ConnectRegistration = lazyPart(
  async () => (await import("./connect-registration.tsx")).ConnectRegistration,
);
