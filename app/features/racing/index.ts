export type { RacingData } from "./racing-page.tsx";
