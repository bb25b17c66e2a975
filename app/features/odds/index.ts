export { useRenderOutcome } from "./connect-odds-button.tsx";
