const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Every interval, lifetime, timeout and delay, in milliseconds (A9, B9). A timer anywhere else takes
 * its number from here.
 */
export const intervals = {
  // Polls, run by one scheduler while a person is logged in, unless it says otherwise.
  /** GET balance. */
  balancePoll: 10 * second,
  /** GET the user. */
  userPoll: 60 * second,
  /** Compares the two sessions, site and sportsbook. */
  authSync: 5 * second,
  /** GET both lists of promotions. */
  promotionsPoll: 5 * second,
  /** GET the sports list; visitors too. */
  sportsPoll: 50 * second,
  /** GET notifications, for guests or for the user. */
  notificationsPoll: 60 * second,
  /** Refreshes the outcomes that are on the slip; visitors too. */
  selectionsRefresh: 5 * second,
  /** The live list asks at most this often. */
  liveListThrottle: 3 * second,
  /** The live list asks first this long after it appears. */
  liveListFirstStart: 3 * second,
  /** GET the state of documents while they are being verified. */
  verificationPoll: 2 * second,
  /** GET the state of a wallet payment until it ends. */
  walletPaymentPoll: 2 * second,

  // Session and slip.
  /** How often the session token is looked at. */
  sessionExpiryCheck: 2 * second,
  /** A token that expires sooner than this ends the session with reason timeout. */
  sessionExpiryThreshold: 4 * second,
  /** A slip that was last changed longer ago than this is cleared on load. */
  slipExpiry: 24 * hour,

  // Prices.
  /** A page that updates now and then, and one that does so as seldom as prices may be old. */
  updatesCalm: 5 * second,
  updatesSlow: 10 * second,
  /** How long a change of odds shows. */
  oddsMovementWindow: 10 * second,
  /** How often the one clock looks for movements that are over. */
  oddsMovementCheck: 5 * second,
  /** An event that starts within this time counts down. */
  startingSoon: 1 * hour,

  /** A page that is not there after this long has its wait said aloud. */
  saidWait: 1 * second,

  // Calls and sockets.
  /** A call to the sportsbook data service ends after this long without an answer. */
  sportsbookTimeout: 10 * second,
  /** A ping on the socket that tells the state of documents. */
  documentSocketHeartbeat: 25 * second,
  /** The wait between two attempts to open that socket again. */
  documentSocketReconnect: 3 * second,

  // Toasts and messages.
  /** A toast whose kind has no lifetime of its own, and boosts that were placed. */
  toastDefault: 5 * second,
  /** An error toast. */
  toastError: 3 * second,
  /** A coins conversion that was refused because documents are missing. */
  toastUnverifiedConversion: 10 * second,
  /** Log-in or registration that is not permitted here. */
  toastNotAllowed: 3 * second,
  /** The page was entered with error=internal_error. */
  toastInternalError: 5 * second,
  /** A page that is barred to a person under 21. */
  toastNotOver21: 5 * second,
  /** Marking a notification as read or opened failed. */
  toastMarkNotification: 2_500,
  /** A message from an embedded frame. */
  toastFrame: 2_500,
  /** A cool-off or self-exclusion message from an embedded frame. */
  toastFrameRestriction: 5 * second,
  /** The account name was copied. */
  toastCopied: 2_500,
  /** A notification that is shown longer than the default. */
  toastNotification: 7 * second,
  /** The result of a wallet payment. */
  walletResult: 3 * second,
  /** From a change of the queue of popups until the first one shows. */
  popupDelay: 500,

  // What the specification leaves open, settled here.
  /** Prices older than this are said to be old, and no bet is placed on them. */
  pricesStale: 10 * second,
  /** A bet whose answer takes longer is shown as being checked, and is never sent again blindly. */
  placementAnswer: 10 * second,
  /** The typing has rested this long before a search is asked for. */
  searchRest: 250,
  /** The least time a person has to extend a session that is about to end. */
  sessionWarning: 20 * second,
  /** The least time between two announcements to a screen reader. */
  announcementGap: 1_500,
  /** The particles of the error page have come to rest. */
  errorPageAnimation: 4 * second,

  // Movement on the screen.
  /** The carousel of suggestions turns. */
  carouselTurn: 5 * second,
  /** The loader over the statistics frame hides this long after the frame has loaded. */
  statisticsLoader: 1_500,
  /** A statistics frame that has not loaded after this long is said to be silent. */
  statisticsPatience: 10 * second,
  /** From a change of route until the main body scrolls to its top. */
  routeScroll: 100,
  /** From an icon's animation until it can play again. */
  iconAnimationReset: 500,
} as const;

/** How often a page takes what the live line says; the person chooses. Milliseconds, 0 is at once. */
export const updatePaces = {
  "at-once": 0,
  calm: intervals.updatesCalm,
  slow: intervals.updatesSlow,
} as const;
export type UpdatePaceName = keyof typeof updatePaces;
export const updatePaceNames = ["at-once", "calm", "slow"] as const satisfies UpdatePaceName[];

/** The name of an interval, for a scheduler's table and its logs. */
export type IntervalName = keyof typeof intervals;

/** The numbers of the same tables that count something else: pixels, days or times (A9, B9). */
export const thresholds = {
  /** Pixels scrolled before the scroll-to-top button shows. */
  scrollToTopPixels: 300,
  /** The widest screen, in CSS pixels, with floating panels and toasts at the bottom. */
  mobileMaximumWidth: 1024,
  /** The width, in CSS pixels, at which the menu bar changes. */
  menuBarWidth: 960,
  /** Days left at which the badge of an expiring document turns red. */
  documentBadgeRedDays: 7,
  /** Attempts to open the socket that tells the state of documents. */
  documentSocketAttempts: 10,
  /** Failed log-ins before the server is asked whether it wants a captcha. */
  captchaAttempts: 3,
  /** Suggestions asked for, before one is added for each selection on the slip. */
  suggestionsBase: 5,
  /** Selections that a combination needs at least. */
  combiMinimumSelections: 2,
  /** Selections that a system bet needs at least. */
  systemMinimumSelections: 3,
  /** Selections above which a system bet falls back to singles. */
  systemMaximumSelections: 16,
  /** The limit that the selector of bet types itself goes by. */
  systemSelectorMaximumSelections: 20,
  /** Hundredths: the odds of a combination from which the icon of its coins boost shows. */
  coinsBoostCombiHundredths: 150,
  /** Years of age from which a person may register, deposit and bet. */
  minimumAge: 21,
} as const;
