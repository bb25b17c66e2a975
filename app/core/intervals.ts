/**
 * Every interval, timeout and delay that the app alone has, in milliseconds: of the live line, of the
 * browser's ways, of the web server. Those of the specification, and those that `ui/` waits for too, are
 * in `@grandstand/rules/intervals`. Each is an export of its own, so that a page brings those that it uses.
 */

const second = 1_000;
const minute = 60 * second;

// Calls and polls.
/** A read whose connection broke is sent again after this long. */
export const readRetry = 300;
/** A person's bets are fetched, while they are shown. */
export const betsPoll = 10 * second;
/** A selection whose event began longer ago than this waits for its result: nothing of it is played any more. */
export const longestPlay = 6 * 60 * minute;
/** A poll that fails waits at most this long for its next try. */
export const longestBackoff = 60 * second;
/** A setting that the server did not keep is sent again after this long. */
export const settingsRetry = 10 * second;
/** A page that does not know yet that its event is over is fetched again. */
export const resultsRefetch = 2 * second;

/** The markets that a match's page came without are fetched again, once they are shown. */
export const lateMarketsRefetch = 30 * second;

/** The code of a match's centre comes when a page has been looked at for this long, unless something is done before. */
export const centreCode = 10 * second;

/** What has just happened in a match is over its head for this long. */
export const newsShown = 6 * second;

// The history of a price.
/** A pointer rests on a price for this long before its history is shown. */
export const priceHistoryHover = 300;
/** A finger rests on it for this long. */
export const priceHistoryPress = 400;
/** It stays for this long after the pointer left: the pointer may be on its way onto it (WCAG 1.4.13). */
export const priceHistoryLeave = 200;
/** It is fetched again when it is older than this; the live line adds the price of the moment. */
export const priceHistoryFresh = 15 * second;

// The live line.
/** A line may need this long from its code to the broker's CONNACK. */
export const lineOpening = 10 * second;
/** An open line without a message for this long counts as broken; the heartbeat comes every second. */
export const lineSilence = 30 * second;
/** A line that broke is opened again after this long, then after twice as long each time. */
export const reconnectFirst = 1 * second;
export const reconnectLongest = 30 * second;
/** A line that has carried messages for this long counts as good again. */
export const lineProof = 10 * second;
/** A heartbeat without a number counts as missing when the next one is this late; they come every second. */
export const heartbeatGap = 2_500;
/** Topics are subscribed to at most this often: scrolling through a long list stays a few packets a second. */
export const topicBatch = 100;

// Other lines.
/** The document-status socket may need this long to open; one that hangs would never close. */
export const documentSocketOpening = 10 * second;
/** The chat's script may need this long; a line that hangs would never end it. */
export const chatScript = 20 * second;

// The page.
/** The document shows a visitor's page after this long, whatever has become of the account. */
export const awaitedPerson = 10 * second;
/** A part that is this late holds up no other any more: its code may never come. */
export const latePart = 3 * second;
/** What was typed before the page was reloaded is typed again this often, until it stays. */
export const typedTextRetry = 100;
/** What Back closed has this long to go; what stays open then gets its entry of the history again. */
export const overlayClosing = 100;
/**
 * What is closed by going to a page has this long to go: a large page takes a while to be drawn. An entry that is made
 * too soon is taken away again, and a press of Back meanwhile is lost with it.
 */
export const pageDrawing = 1 * second;

// The web server.
/** What a page still waits for is given up after this long. */
export const streamPatience = 5 * second;
/** Longer than the one before, so that what was given up still reaches the page. */
export const renderPatience = 6 * second;
/** Whether there is time for a rendering is looked at again after this long. */
export const renderingRetry = 25;
/** The event loop is measured over at least this long. */
export const busyWindow = 50;
/** However busy it is, one of those who wait continues after this long. */
export const longestWait = 1 * second;
/** An answer about the services counts this long: balancers request it often. */
export const healthFresh = 1 * second;
/** A service may need this long to say that it is there. */
export const healthPatience = 2 * second;
/** The sports of the site map count this long: they change with the season. */
export const siteMapFresh = 10 * minute;
/** The content service may need this long for the site map. */
export const siteMapPatience = 3 * second;
/** Answers that are under way may take this long after the server is stopped. */
export const stopPatience = 5 * second;
