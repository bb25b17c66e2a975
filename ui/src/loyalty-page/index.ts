export { LoyaltyPage, type LoyaltyPageProps } from "./loyalty-page.tsx";
export { type LoyaltyPageName, loyaltyPages } from "./loyalty-page.variants.ts";
