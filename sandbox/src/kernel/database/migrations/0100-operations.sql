-- What may happen once only (a bet, a cash-out, a conversion of coins) is claimed, and answered again,
-- in one place: tickets and quotes say no more what became of them.
CREATE TABLE operations (
  kind text NOT NULL CHECK (kind IN ('ticket', 'quote', 'conversion')),
  key uuid NOT NULL,
  account_id text NOT NULL REFERENCES accounts (id),
  -- Two requests with one key and one fingerprint are the same request.
  fingerprint text NOT NULL,
  -- Null while it runs.
  outcome text CHECK (outcome IN ('done', 'refused')),
  -- Kept letter for letter, so that the same request gets the same answer.
  answer json,
  PRIMARY KEY (kind, key),
  CHECK ((outcome IS NULL) = (answer IS NULL))
);

INSERT INTO operations (kind, key, account_id, fingerprint, outcome, answer)
  SELECT 'ticket', uuid, account_id, fingerprint,
    CASE state WHEN 'placed' THEN 'done' ELSE 'refused' END, answer
  FROM tickets WHERE state IN ('placed', 'refused');
INSERT INTO operations (kind, key, account_id, fingerprint, outcome, answer)
  SELECT 'quote', id, account_id, asked::text,
    CASE state WHEN 'accepted' THEN 'done' ELSE 'refused' END, answer
  FROM cash_out_quotes WHERE state IN ('accepted', 'refused');
INSERT INTO operations (kind, key, account_id, fingerprint, outcome, answer)
  SELECT 'conversion', uuid, account_id, coins::text, 'done', '{"message":"coins-converted"}'
  FROM coin_conversions;

ALTER TABLE tickets DROP COLUMN state, DROP COLUMN fingerprint, DROP COLUMN answer;
ALTER TABLE cash_out_quotes DROP COLUMN state, DROP COLUMN asked, DROP COLUMN answer;
