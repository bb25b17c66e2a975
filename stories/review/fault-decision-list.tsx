import type { FaultDecision } from "./fault-decisions.ts";
import { ReviewRow, ReviewTable } from "./review-table.tsx";

/** What was found, looked at in a browser, and decided: the matrix and the statement do not count it. */
export function FaultDecisions({ decisions }: { decisions: readonly FaultDecision[] }) {
  return (
    <ReviewTable label="Decided faults" heads={["Stories", "Inspections", "Why", "Looked at on"]}>
      {decisions.map(({ of, inspections, because, on }) => (
        <ReviewRow
          key={because}
          name={of.map((id) => id.replace("components-", "")).join(", ")}
          cells={[inspections.join(", "), because, on]}
        />
      ))}
    </ReviewTable>
  );
}
