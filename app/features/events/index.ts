export { applyPrices, pricesOf, useAppliedPrices } from "./apply-prices.ts";
export { ConnectCoupon } from "./connect-coupon.tsx";
export {
  eventStatuses,
  hasScore,
  hasStatistics,
  listedFacts,
} from "./event-facts.ts";
export { eventPath, matchPath, sportPath } from "./event-paths.ts";
export { useFollowedEvents, useLiveStates } from "./follow-events.ts";
export { useFollowVisible } from "./follow-visible.ts";
export {
  decodeCompetitions,
  type EncodedCompetition,
  type EncodedEvent,
  useDecodedCompetitions,
  useDecodedEvents,
} from "./list-encoding.ts";
export { useLiveCompetitions, withEvents } from "./live-competitions.ts";
export { hasEnded, isSameList } from "./live-state.ts";
export { nameWithMeeting } from "./meeting-name.ts";
export {
  type FetchEvents,
  fetchEvents,
  usePolledEvents,
} from "./poll-events.ts";
export { usePollPace } from "./poll-pace.ts";
export { useRefreshAfterChange } from "./refresh-after-change.ts";
export { toSelection } from "./selection.ts";
