export {
  canOpenConverter,
  defaultLoyalty,
  groupPoints,
  hiddenLevel,
  type Loyalty,
  progressToNextLevel,
  showsLoyalty,
} from "./loyalty.ts";
export { programme } from "./programme.ts";
