export {
  getBalance,
  getSportifyToken,
  login,
  logout,
  showCaptcha,
} from "@grandstand/contract/account";
export { getLoyaltyData } from "@grandstand/contract/loyalty";
export { getUser } from "@grandstand/contract/user";
export { redeemUserToken } from "@grandstand/contract/user-token";
