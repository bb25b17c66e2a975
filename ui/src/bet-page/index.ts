export { BetPage, type BetPageProps, type BetPageView } from "./bet-page.tsx";
