/** The numbers of the same tables that count something else: pixels, days or times (A9, B9). */

/** Pixels scrolled before the scroll-to-top button shows. */
export const scrollToTopPixels = 300;
/** The widest screen, in CSS pixels, with floating panels and toasts at the bottom. */
export const mobileMaximumWidth = 1024;
/** Failed log-ins before the site fetches whether the server requires a captcha. */
export const captchaAttempts = 3;
/** Suggestions requested, before one is added for each selection on the slip. */
export const suggestionsBase = 5;
/** Selections that a combination needs at least. */
export const combiMinimumSelections = 2;
/** Selections that a system bet needs at least. */
export const systemMinimumSelections = 3;
/** Selections above which a system bet falls back to singles. */
export const systemMaximumSelections = 16;
/** The limit that the selector of bet types itself goes by. */
export const systemSelectorMaximumSelections = 20;
/** Hundredths: the odds of a combination from which the icon of its coins boost shows. */
export const coinsBoostCombiHundredths = 150;
/** Years of age from which a person may register, deposit and bet. */
export const minimumAge = 21;
/** Days until a document ends from which its badge is red. */
export const expiringDocumentDays = 7;
/** How many times in a row the document-status socket is opened again. */
export const documentReconnects = 10;
