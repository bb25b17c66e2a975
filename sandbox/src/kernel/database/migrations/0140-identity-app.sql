-- Identifications with the identity app's stand-in.
CREATE TABLE identifications (
  request_hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('registration', 'verification', 'login')),
  language text NOT NULL,
  site_origin text NOT NULL,
  account_id text REFERENCES accounts (id),
  ends_at bigint NOT NULL,
  person text,
  auth_hash text UNIQUE,
  identifier text,
  confirmed_at bigint,
  used_at bigint
);

-- One of the app's people has the account of the first seeded person.
UPDATE identities SET national_number = '92050511850'
  WHERE username_key = 'verified_player' AND national_number IS NULL;
