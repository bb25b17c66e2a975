import * as v from "valibot";

/** A text of a form; no control characters: a database holds no NUL. */
export const formText = v.pipe(v.string(), v.maxLength(254), v.regex(/^[ -~\u00a0-\uffff]*$/));

/** A password as it is sent. */
export const formSecret = v.pipe(v.string(), v.maxLength(200));
