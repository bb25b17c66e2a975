export {
  canOpenConverter,
  groupPoints,
  progressToNextLevel,
  showsLoyalty,
} from "./loyalty.ts";
export { programme } from "./programme.ts";
