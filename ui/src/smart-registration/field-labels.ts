import type { SmartField } from "@grandstand/rules/smart-form";
import type { WordingKey } from "../locale/keys.ts";
import { useWording } from "../provider/index.ts";

const keys = {
  sport_username: "smart-registration.label.username",
  sport_password: "smart-registration.label.password",
  natRegNumber: "registration.label.natRegNumber",
  passportId: "registration.label.passportId",
  tos: "registration.label.tos",
} as const satisfies Readonly<Record<SmartField, WordingKey>>;

/** The name of a field, as it is labelled. */
export function useFieldLabel(): (field: SmartField) => string {
  const t = useWording();
  return (field) => t(keys[field]);
}
