import type { AnswerOf } from "@grandstand/contract/call";
import { getVerificationActivity } from "@grandstand/contract/verification";
import { createFetched, type Fetched } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";

/** Whether the verification service is active; the input says nothing more. For `useFetched`. */
export const createActivity = ({ api }: Site) => createFetched(() => api(getVerificationActivity));

/**
 * Whether the service takes documents. While that is not known yet it counts as if it did: a way that is offered beside
 * it comes where it doesn't, and none goes away under a finger.
 */
export function acceptsDocuments(
  activity: Fetched<AnswerOf<typeof getVerificationActivity>>,
): boolean {
  if (activity.status === "loaded") return activity.value.active;
  return activity.status !== "failed";
}
