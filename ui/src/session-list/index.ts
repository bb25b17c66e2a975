export {
  SessionList,
  type SessionListProps,
  type SessionListView,
  type SessionView,
} from "./session-list.tsx";
