/** What the operator decides about those who visit, by where they are and who they are. In memory only. */
export interface Visitors {
  /** Whether this place may log in and register, and its country's code (A7). */
  access(): VisitorAccess;
  setAccess(access: VisitorAccess): void;
  /** The operator's own testers: filled-in forms, and no captcha (A6). */
  isTestMode(): boolean;
  setTestMode(isOn: boolean): void;
  reset(): void;
}

export interface VisitorAccess {
  isAllowed: boolean;
  /** ISO 3166-1, two letters. */
  country: string;
}

const atHome: VisitorAccess = { isAllowed: true, country: "BE" };

export function createVisitors(): Visitors {
  let access = atHome;
  let isTestMode = false;
  return {
    access: () => access,
    setAccess(next) {
      access = next;
    },
    isTestMode: () => isTestMode,
    setTestMode(isOn) {
      isTestMode = isOn;
    },
    reset() {
      access = atHome;
      isTestMode = false;
    },
  };
}
