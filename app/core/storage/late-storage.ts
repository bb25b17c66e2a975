/** Keys like those of `storage.ts` that only code reads which comes later: the first scripts do not have them. */
export const lateStorageKeys = {
  cashOut: "cash-out-pending",
  suggestions: "betting-suggestions",
  /** When the person last opened their bets, and the ids of those settled since that they have read. */
  betsOpened: "bets-opened",
  sessionClock: "session-clock",
  realityCheck: "reality-check",
  closedNotifications: "notifications-closed",
  changedNotifications: "notifications-changed",
  /** The end of a document whose dialog was closed, for the other tabs; nothing of it stays. */
  closedDocumentEnd: "document-end-closed",
  /** Of the tab: the registration as it was typed, without its secrets. */
  registrationDraft: "registration",
  /** Of the tab: which sport and which country are open in the index. */
  openSports: "sports-open",
  /** Of the tab: what is open in the centre of each match of its history. */
  centreChoices: "centre-choices",
} as const;
export type LateStorageKey = (typeof lateStorageKeys)[keyof typeof lateStorageKeys];
