import type { RuledField, ValidationContext } from "@grandstand/rules/registration";
import type { StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import { checkOf, failureOf, type Registration } from "./registration.ts";
import { checkedInput, checkField, isChecked } from "./server-checks.ts";

export interface FieldChecks {
  /** Has the server judge each field that it has not judged as it stands; resolves once none is pending. */
  run(fields: readonly RuledField[]): Promise<void>;
}

/** Has the server judge fields. An answer for an earlier input never replaces what is known of a later one. */
export function createFieldChecks(
  api: CallApi,
  { getState, setState, subscribe }: StoreApi<Registration>,
  context: () => ValidationContext,
): FieldChecks {
  async function run(field: RuledField): Promise<void> {
    const state = getState();
    if (!isChecked(field) || failureOf(state, field, context()) !== null) return;
    const known = checkOf(state, field)?.status;
    if (known !== undefined && known !== "unknown") return;
    const input = checkedInput(field, state.form);
    const pending = { input, status: "pending", message: null } as const;
    setState(({ checks }) => ({ checks: { ...checks, [field]: pending } }));
    const check = await checkField(api, field, state.form);
    if (getState().checks[field]?.input !== input) return;
    setState(({ checks }) => ({ checks: { ...checks, [field]: check } }));
  }

  function isPending(): boolean {
    return Object.values(getState().checks).some((check) => check?.status === "pending");
  }

  return {
    async run(fields) {
      await Promise.all(fields.map(run));
      if (!isPending()) return;
      await new Promise<void>((resolve) => {
        const end = subscribe(() => {
          if (isPending()) return;
          end();
          resolve();
        });
      });
    },
  };
}
