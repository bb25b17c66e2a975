export { Kit, type KitProps } from "./kit.tsx";
