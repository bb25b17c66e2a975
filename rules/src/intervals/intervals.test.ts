import { describe, expect, it } from "vitest";
import { intervals, thresholds, updatePaceNames, updatePaces } from "./index.ts";

const seconds = (count: number) => count * 1_000;

describe("intervals", () => {
  it("[INTERVALS-1] [ACCOUNT-151] [ACCOUNT-383] [CONSTANTS-20] [CONSTANTS-21] [CONSTANTS-22] [CONSTANTS-24] polls while logged in", () => {
    expect(intervals).toMatchObject({
      balancePoll: seconds(10),
      userPoll: seconds(60),
      authSync: seconds(5),
      promotionsPoll: seconds(5),
      sportsPoll: seconds(50),
      verificationPoll: seconds(2),
    });
  });

  it("[INTERVALS-2] [CONSTANTS-19] [CONSTANTS-25] selections and the live list", () => {
    expect(intervals).toMatchObject({
      selectionsRefresh: seconds(5),
      liveListThrottle: seconds(3),
    });
  });

  it("[INTERVALS-3] [ACCOUNT-384] [CONSTANTS-32] the end of a session", () => {
    expect(intervals).toMatchObject({
      sessionExpiryThreshold: seconds(4),
      sessionExpiryCheck: seconds(2),
    });
  });

  it("[INTERVALS-4] the end of a slip", () => {
    expect(intervals.slipExpiry).toBe(seconds(1_440 * 60));
  });

  it("[INTERVALS-5] movement and countdown", () => {
    expect(intervals).toMatchObject({
      oddsMovementWindow: seconds(10),
      oddsMovementCheck: seconds(5),
      startingSoon: seconds(60 * 60),
    });
  });

  it("[INTERVALS-6] [ACCOUNT-385] the patience of a call", () => {
    expect(intervals.sportsbookTimeout).toBe(seconds(10));
  });

  it("[INTERVALS-7] [ACCOUNT-388] [CONSTANTS-36] [CONSTANTS-37] [CONSTANTS-38] toasts", () => {
    expect(intervals).toMatchObject({
      toastDefault: seconds(5),
      toastError: seconds(3),
      toastUnverifiedConversion: seconds(10),
      toastNotAllowed: seconds(3),
      toastInternalError: seconds(5),
      toastCopied: seconds(2.5),
      toastNotOver21: seconds(5),
    });
  });

  it("[INTERVALS-8] [ACCOUNT-389] [CONSTANTS-35] what moves on the screen", () => {
    expect(intervals).toMatchObject({
      carouselTurn: seconds(5),
      statisticsLoader: seconds(1.5),
      routeScroll: seconds(0.1),
    });
  });

  it("[INTERVALS-14] the interval between price updates is never longer than the allowed age of a price", () => {
    expect(updatePaces).toEqual({ "at-once": 0, calm: seconds(5), slow: seconds(10) });
    expect(updatePaceNames.map((name) => updatePaces[name])).toEqual([0, seconds(5), seconds(10)]);
    expect(Math.max(...Object.values(updatePaces))).toBeLessThanOrEqual(intervals.pricesStale);
  });

  it("[INTERVALS-9] what the specification leaves open", () => {
    expect(intervals).toMatchObject({
      pricesStale: seconds(10),
      pricesForgotten: seconds(600),
      pricesForgottenCheck: seconds(60),
    });
  });
});

describe("the cashier", () => {
  it("[INTERVALS-30] [ACCOUNT-379] shows what a frame and a wallet report", () => {
    expect(intervals).toMatchObject({
      toastFrame: seconds(2.5),
      toastFrameRestriction: seconds(5),
      toastWallet: seconds(3),
      walletPoll: seconds(2),
    });
  });

  it("[INTERVALS-31] is awaited for a while", () => {
    expect([intervals.cashierSlow, intervals.cashierPatience]).toEqual([seconds(4), seconds(15)]);
    expect(intervals.captchaPatience).toBe(seconds(15));
  });
});

describe("notifications", () => {
  it("[INTERVALS-17] [ACCOUNT-387] are fetched, shown and marked by these", () => {
    expect(intervals).toMatchObject({
      notificationPoll: seconds(60),
      popupDelay: seconds(0.5),
      toastNotificationWithButton: seconds(7),
      toastMarkFailed: seconds(2.5),
    });
  });
});

describe("a page's patience", () => {
  it("[INTERVALS-16] is seconds at most, and never longer than prices may be old", () => {
    expect(intervals).toMatchObject({
      sharedPageFresh: seconds(1),
      sharedPageCrowded: seconds(5),
      sharedPagePatience: seconds(0.2),
      besidePatience: seconds(0.8),
    });
    expect(intervals.sharedPageStale).toBe(intervals.pricesStale);
  });
});

describe("thresholds", () => {
  it("[INTERVALS-10] [ACCOUNT-393] pixels", () => {
    expect(thresholds).toMatchObject({
      scrollToTopPixels: 300,
      mobileMaximumWidth: 1024,
    });
  });

  it("[INTERVALS-11] [ACCOUNT-370] days, attempts and years", () => {
    expect(thresholds).toMatchObject({
      captchaAttempts: 3,
      minimumAge: 21,
      expiringDocumentDays: 7,
    });
  });

  it("[INTERVALS-12] selections", () => {
    expect(thresholds).toMatchObject({
      combiMinimumSelections: 2,
      systemMinimumSelections: 3,
      systemMaximumSelections: 16,
      systemSelectorMaximumSelections: 20,
      suggestionsBase: 5,
    });
  });

  it.each(Object.entries({ ...intervals, ...thresholds }))(
    "[INTERVALS-13] %s is a whole number above 0",
    (_, value) => expect(Number.isInteger(value) && value > 0).toBe(true),
  );
});
