export { ConnectFavourite } from "./connect-favourite.tsx";
export { useFavouriteCompetitions } from "./favourite-competitions.ts";
export { useFavouritesFirst } from "./favourites-first.ts";
export { favouritesLifecycle } from "./lifecycle.ts";
