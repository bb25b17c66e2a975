/**
 * Every interval, lifetime, timeout and delay of the specification, of rules and of ui, in milliseconds
 * (A9, B9). What the app alone waits for is in app/core/intervals.ts, in the same way. A timer anywhere
 * else takes its number from these two, which `npm run check-repository` holds (module `timers`). Each is an
 * export of its own, so that a page brings those that it uses: written as `intervals.balancePoll`, since taking
 * several out of it at once brings them all.
 */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

// Polls, run by one scheduler while a person is logged in, unless it says otherwise.
/** GET balance. */
export const balancePoll = 10 * second;
/** GET the user. */
export const userPoll = 60 * second;
/** Compares the two sessions, site and sportsbook. */
export const authSync = 5 * second;
/** GET both lists of promotions. */
export const promotionsPoll = 5 * second;
/** GET the sports list; visitors too. */
export const sportsPoll = 50 * second;
/** GET the notifications; visitors too. */
export const notificationPoll = 60 * second;
/** GET how far the check of a document is, while it is checked; visitors too. */
export const verificationPoll = 2 * second;
/** Refreshes the outcomes that are on the slip; visitors too. */
export const selectionsRefresh = 5 * second;
/** The live list is fetched at most this often, and first this long after it appears. */
export const liveListThrottle = 3 * second;

// Session and slip.
/** How often the session token is checked. */
export const sessionExpiryCheck = 2 * second;
/** A token that expires sooner than this ends the session with reason timeout. */
export const sessionExpiryThreshold = 4 * second;
/** The end of a session is announced at least this long before it (WCAG 2.2.1). */
export const sessionEndWarning = 20 * second;
/** A slip that was last changed longer ago than this is cleared on load. */
export const slipExpiry = 1_440 * minute;

// Prices.
/** A page that updates now and then, and one that does so as seldom as prices may be old. */
export const updatesCalm = 5 * second;
export const updatesSlow = 10 * second;
/** Prices that keep moving are drawn again after this long at the soonest. */
export const pricesDrawn = 50;
/** How long a change of odds shows. */
export const oddsMovementWindow = 10 * second;
/** How often the one clock looks for movements that are over. */
export const oddsMovementCheck = 5 * second;
/** An event that starts within this time counts down. */
export const startingSoon = 1 * hour;

/** The wait for a page is announced once it takes this long. */
export const saidWait = 1 * second;

// Calls.
/** What became of an operation is looked up after this long, then after twice as long each time. */
export const lookUpFirst = 1 * second;
export const lookUpLongest = 10 * second;
/** A browser says that it is online this long before anything can be fetched. */
export const onlineSettling = 1 * second;
/** A call to the sportsbook data service ends after this long without an answer. */
export const sportsbookTimeout = 10 * second;

// The document-status socket.
/** A ping keeps it open. */
export const documentPing = 25 * second;
/** From its close until it is opened again. */
export const documentReconnect = 3 * second;

// Toasts and messages.
/** A toast whose kind has no lifetime of its own, and boosts that were placed. */
export const toastDefault = 5 * second;
/** What is said in passing of a person's bets: a settled one, won or lost, and a goal. */
export const settledToast = 8 * second;
/** An error toast. */
export const toastError = 3 * second;
/** A coins conversion that was refused because documents are missing. */
export const toastUnverifiedConversion = 10 * second;
/** Log-in or registration that is not permitted here. */
export const toastNotAllowed = 3 * second;
/** The page was entered with error=internal_error. */
export const toastInternalError = 5 * second;
/** The name of the sport account was copied. */
export const toastCopied = 2.5 * second;
/** A page that is barred to a person under 21. */
export const toastNotOver21 = 5 * second;

/** An error that the cashier's frame reports. */
export const toastFrame = 2_500;
/** A cool-off or a self-exclusion that the cashier's frame reports. */
export const toastFrameRestriction = 5 * second;
/** What became of a deposit by wallet. */
export const toastWallet = 3 * second;
/** How often what became of a deposit by wallet is looked up. */
export const walletPoll = 2 * second;
/** A toast of a notification with a button, where the server gives it no lifetime. */
export const toastNotificationWithButton = 7 * second;
/** A notification that could not be marked as read or opened. */
export const toastMarkFailed = 2_500;
/** From a change of the queue until its first popup shows. */
export const popupDelay = 500;

// What the specification leaves open, settled here.
/** A cashier that is not there after this long is said to be slow, and after the second to be missing. */
export const cashierSlow = 4 * second;
export const cashierPatience = 15 * second;
/** A captcha whose page has not come after this long is missing. */
export const captchaPatience = 15 * second;
/** A popup may come once nothing has been typed for this long. */
export const typingRest = 5 * second;
/** Spain's message is shown this long before the browser leaves for the Spanish site. */
export const countryRedirect = 5 * second;
/** Prices older than this are said to be old, and no bet is placed on them. */
export const pricesStale = 10 * second;
/** A price that no one has looked at or kept up to date for this long is forgotten. */
export const pricesForgotten = 10 * minute;
/** How often the page looks for such prices. */
export const pricesForgottenCheck = 1 * minute;
/** A visitor's page is rendered once in this time at most, however many look at it. */
export const sharedPageFresh = 1 * second;
/** While others wait to be rendered, a shared page is rendered again after this long. */
export const sharedPageCrowded = 5 * second;
/** The oldest rendering that is sent where the next one has a slot: no older than prices may be. */
export const sharedPageStale = 10 * second;
/** The next rendering may take this long before an older one is sent instead. */
export const sharedPagePatience = 200;
/** A page waits this long for menus and words for searchers; its main content has the whole limit. */
export const besidePatience = 800;
/** Texts that failed to load are not requested again for this long: what waited for them is drawn once more first. */
export const failedTextsRest = 1 * second;
/** Typing has paused this long before a search is requested. */
export const searchRest = 250;
/** The least time between two announcements to a screen reader. */
export const announcementGap = 1_500;
/** The particles of the error page have come to rest. */
export const errorPageAnimation = 4 * second;

// What is drawn again by the clock.
/** Whatever counts seconds. */
export const eachSecond = 1 * second;
/** Whatever says minutes, or the day. */
export const eachMinute = 1 * minute;
/** A zone's distance from Greenwich, which changes twice a year. */
export const eachHour = 1 * hour;
/** The duration of a session, which shows whole minutes. */
export const sessionClock = 5 * second;

// A person's hand.
/** The pointer may be on neither button nor panel this long before the panel closes (WCAG 1.4.13). */
export const panelLeave = 200;
/** The pointer may take this long from a boost's marker to its tip (WCAG 1.4.13). */
export const tipLeave = 150;
/** An offer is shown this long before a press accepts it: no one reads it sooner (WCAG 3.3.4). */
export const offerSettling = 500;
/** The totals of the slip are announced once nothing has been typed for this long. */
export const totalsRest = 1_200;

// Movement on the screen.
/** The carousel of suggestions turns. */
export const carouselTurn = 5 * second;
/** The loader over the statistics frame hides this long after the frame has loaded. */
export const statisticsLoader = 1_500;
/** A statistics frame that has not loaded after this long is said to be silent. */
export const statisticsPatience = 10 * second;
/** From a change of route until the main body scrolls to its top. */
export const routeScroll = 100;
/** A page is fetched again this long after an event of it has ended, or its score has changed. */
export const endedStays = 30 * second;
