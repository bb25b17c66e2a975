import type { StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import {
  type CheckedField,
  type CheckedForm,
  checkedInput,
  checkField,
  checkOfForm,
  type ServerChecks,
} from "./server-checks.ts";

export interface FieldChecks {
  /** Has the server judge each field that it has not judged as it is now; resolves once none is pending. */
  run(fields: readonly CheckedField[]): Promise<void>;
}

/** A form on its way, with what the server says of it. */
interface Checked {
  readonly checks: ServerChecks;
}

interface FormReading<State> {
  readonly formOf: (state: State) => CheckedForm;
  /** Whether a field's own rule holds: the server judges no other. */
  readonly holds: (state: State, field: CheckedField) => boolean;
}

/** Has the server judge fields. An answer for an earlier input never replaces what is known of a later one. */
export function createFieldChecks<State extends Checked>(
  api: CallApi,
  store: Pick<StoreApi<State>, "getState" | "subscribe">,
  keep: (checks: ServerChecks) => void,
  { formOf, holds }: FormReading<State>,
): FieldChecks {
  const { getState, subscribe } = store;

  async function run(field: CheckedField): Promise<void> {
    const state = getState();
    const form = formOf(state);
    if (!holds(state, field)) return;
    const known = checkOfForm(state.checks, field, form)?.status;
    if (known !== undefined && known !== "unknown") return;
    const input = checkedInput(field, form);
    keep({ ...state.checks, [field]: { input, status: "pending", message: null } });
    const check = await checkField(api, field, form);
    const { checks } = getState();
    if (checks[field]?.input === input) keep({ ...checks, [field]: check });
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
