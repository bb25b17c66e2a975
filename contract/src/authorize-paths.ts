/**
 * Where a browser goes to identify its person with the identity app, on the account service (A7): no calls, but
 * addresses. Each takes `lang`; the verification also takes `user_id` and `token`. Registration and login take `state`, a
 * text of the tab that sets out, and bring it back with what they prove (docs/decisions/109).
 */
export const authorizePaths = {
  registration: "/auth/itsme/authorizeUrl/registration",
  verification: "/auth/itsme/authorizeUrl/verification",
  login: "/auth/itsme/authorizeUrl/login",
} as const;
