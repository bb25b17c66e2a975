/** The calls by which what a page came with stays fresh. */
export { getHome, getSports, getTopLeagues } from "@grandstand/contract/content";
export { getEvents, getLiveEvents } from "@grandstand/contract/sportsbook";
