/** What a browser writes to its console of a request that fails, is refused or has no answer. */
export const failedRequest = /Failed to load resource/;

/** The same of all that breaks with the connection. */
export const cutConnection: readonly RegExp[] = [
  /Failed to fetch manifest patches/,
  /ERR_INTERNET_DISCONNECTED/,
  failedRequest,
  /WebSocket connection/,
];

/** What React, and the journeys' own watch, say of a part that is drawn again because others have touched it. */
export const traces: readonly RegExp[] = [/React error #?418/, /the server wrote/];
