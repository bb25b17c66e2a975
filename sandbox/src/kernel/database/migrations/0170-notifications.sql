-- What the operator has to say to an account, or to whoever is not logged in (no account).
CREATE TABLE notifications (
  position bigint GENERATED ALWAYS AS IDENTITY,
  id text PRIMARY KEY,
  account_id text REFERENCES accounts (id),
  list text NOT NULL CHECK (list IN ('inbox', 'page')),
  facts jsonb NOT NULL,
  words jsonb NOT NULL,
  sent_at bigint NOT NULL,
  read_at bigint,
  opened_at bigint,
  CHECK (account_id IS NOT NULL OR (read_at IS NULL AND opened_at IS NULL))
);
CREATE INDEX notifications_of_account ON notifications (account_id, position);

-- The versions of the privacy policy and of the terms after their first, which every account has accepted with its registration.
CREATE TABLE consent_versions (
  document text NOT NULL CHECK (document IN ('privacy_policy', 'terms_conditions')),
  version integer NOT NULL CHECK (version > 1),
  valid_from bigint NOT NULL,
  PRIMARY KEY (document, version)
);

-- Which version an account is to accept, and when it did.
CREATE TABLE consents (
  account_id text NOT NULL REFERENCES accounts (id),
  document text NOT NULL CHECK (document IN ('privacy_policy', 'terms_conditions')),
  version integer NOT NULL,
  requested_at bigint NOT NULL,
  accepted_at bigint,
  PRIMARY KEY (account_id, document, version)
);
