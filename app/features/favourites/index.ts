export { ConnectFavourite } from "./connect-favourite.tsx";
export { useFavouritesFirst } from "./favourites-first.ts";
export { favouritesLifecycle } from "./lifecycle.ts";
