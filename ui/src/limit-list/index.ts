export type { LimitName } from "../limit-form/limit-words.ts";
export { LimitList, type LimitListProps, type LimitListView } from "./limit-list.tsx";
