-- Sessions of the verification vendor's stand-in.
CREATE TABLE verifications (
  vendor_data text PRIMARY KEY,
  language text NOT NULL,
  status text NOT NULL,
  image_type text,
  image_bytes integer,
  account_id text REFERENCES accounts (id),
  opened_at bigint NOT NULL
);
CREATE INDEX verifications_of_account ON verifications (account_id);
