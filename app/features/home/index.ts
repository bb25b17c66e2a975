export type { HomeData } from "./home-page.tsx";
