export { LimitList, type LimitListProps, type LimitListView } from "./limit-list.tsx";
export type { LimitName } from "./limit-words.ts";
