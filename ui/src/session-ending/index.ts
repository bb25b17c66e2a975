export {
  SessionEnding,
  type SessionEndingProps,
  type SessionEndingStatus,
} from "./session-ending.tsx";
