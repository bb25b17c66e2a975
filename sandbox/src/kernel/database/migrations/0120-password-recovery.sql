-- Links to a new password, and the mails that bring them.
CREATE TABLE password_resets (
  token_hash text PRIMARY KEY,
  account_id text REFERENCES accounts (id),
  username_key text NOT NULL,
  sent_at bigint NOT NULL,
  ends_at bigint NOT NULL,
  used_at bigint
);
CREATE INDEX password_resets_of_account ON password_resets (account_id);
CREATE INDEX password_resets_of_username ON password_resets (username_key, sent_at);

CREATE TABLE outbox (
  position bigserial PRIMARY KEY,
  recipient text,
  language text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  link text NOT NULL,
  sent_at bigint NOT NULL
);
