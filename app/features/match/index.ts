export { EventMarkets, MatchPage } from "./match-page.tsx";
