export { LogoTile, type LogoTileProps } from "./logo-tile.tsx";
