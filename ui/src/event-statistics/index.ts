export { EventStatistics, type EventStatisticsProps } from "./event-statistics.tsx";
