import type { Limit } from "@grandstand/rules/limits";
import type { NamedStates } from "../testing/named-states.ts";
import type { LimitFormProps } from "./limit-form.tsx";

const limit = (kind: Limit["kind"], period: Limit["period"], value: Limit["value"]): Limit => ({
  kind,
  period,
  value,
  pending: null,
  used: 0,
  left: value,
  freesAt: null,
});
const deposit = limit("deposit", "week", 20_000);
const stake = limit("stake", "day", 5_000);
const session = limit("session", "session", 120);
const nothing = () => undefined;
const props: LimitFormProps = {
  limit: deposit,
  step: { kind: "value", isWrong: false },
  onSubmit: nothing,
  onConfirm: nothing,
  onCancel: nothing,
};

/** Every face of the form, by name. */
export const limitFormStates = {
  deposit: props,
  stake: { ...props, limit: stake },
  session: { ...props, limit: session },
  "not set": { ...props, limit: limit("loss", "month", null) },
  "wrong amount": { ...props, step: { kind: "value", isWrong: true } },
  "wrong minutes": { ...props, limit: session, step: { kind: "value", isWrong: true } },
  lowered: { ...props, step: { kind: "confirmation", value: 5_050 } },
  raised: { ...props, step: { kind: "confirmation", value: 50_000 } },
  lifted: { ...props, limit: stake, step: { kind: "confirmation", value: null } },
  "long text": {
    ...props,
    limit: limit("deposit", "week", 98_765_432),
    step: { kind: "confirmation", value: 10_000_000 },
  },
} satisfies NamedStates<LimitFormProps>;
