/** Whether the device can pay: not known yet, yes, not the right device, or without a card (A5). */
export const walletDevices = ["unknown", "able", "not-apple-device", "no-card"] as const;
export type WalletDevice = (typeof walletDevices)[number];

/** Nothing; the wallet's own sheet is open; it was authorised and is being paid; its answer was lost and is looked up. */
export const walletProgresses = ["none", "sheet", "paying", "checking"] as const;
export type WalletProgress = (typeof walletProgresses)[number];
