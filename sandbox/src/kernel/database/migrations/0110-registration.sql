-- Who an account belongs to: no e-mail address, username, national number or passport has two.
CREATE TABLE identities (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  email_key text NOT NULL UNIQUE,
  username_key text NOT NULL UNIQUE,
  national_number text UNIQUE CHECK (national_number ~ '^[0-9]{11}$'),
  nationality text,
  passport text,
  registration jsonb,
  UNIQUE (nationality, passport)
);

INSERT INTO identities (account_id, email_key, username_key)
  SELECT id, coalesce(lower(profile ->> 'email'), id), lower(username) FROM accounts;

CREATE TABLE exclusion_register (
  national_number text PRIMARY KEY
);

CREATE TABLE access_events (
  id uuid PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  kind text NOT NULL CHECK (kind IN ('registration', 'login')),
  at bigint NOT NULL
);
CREATE INDEX access_events_of_account ON access_events (account_id, at);
