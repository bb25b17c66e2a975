export { FollowPart } from "./follow-part.tsx";
export { createFollowedId } from "./followed-id.ts";
export { followedMatchLifecycle } from "./lifecycle.ts";
