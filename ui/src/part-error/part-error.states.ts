import type { NamedStates } from "../testing/named-states.ts";
import type { PartErrorProps } from "./part-error.tsx";

const onRetry = () => undefined;

/** Both faces of a part that failed, by name. */
export const partErrorStates = {
  part: { onRetry },
  page: { kind: "page", onRetry, betsHref: "/history/" },
} satisfies NamedStates<PartErrorProps>;
