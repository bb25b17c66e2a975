export { usePictures } from "./use-pictures.ts";
