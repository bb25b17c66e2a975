export {
  canOpenConverter,
  defaultLoyalty,
  groupPoints,
  hiddenLevel,
  type Loyalty,
  showsLoyalty,
  wayToNextLevel,
} from "./loyalty.ts";
export { programme } from "./programme.ts";
