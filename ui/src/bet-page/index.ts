export { BetPage, type BetPageProps, type BetPageView } from "./bet-page.tsx";
export type { HandOver } from "./share-sheet.tsx";
