export {
  canOpenConverter,
  defaultLoyalty,
  groupPoints,
  hiddenLevel,
  type Loyalty,
  showsLoyalty,
  wayToNextLevel,
} from "./loyalty.ts";
