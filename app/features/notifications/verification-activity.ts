import { getVerificationActivity } from "@grandstand/contract/verification";
import { createFetched } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";

/** Whether the verification service is active; the input says nothing more. For `useFetched`. */
export const createActivity = ({ api }: Site) => createFetched(() => api(getVerificationActivity));
