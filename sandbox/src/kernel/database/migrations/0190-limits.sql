-- What each person has asked of their limits, one row a change. A change is in force from `applies_at`; one that still
-- waits is superseded by the next change of the same limit.
CREATE TABLE limit_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  kind text NOT NULL CHECK (kind IN ('deposit', 'stake', 'loss', 'session')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month', 'session')),
  -- Cents, or minutes of a session; null lifts the limit.
  value bigint CHECK (value >= 0),
  requested_at bigint NOT NULL,
  applies_at bigint NOT NULL CHECK (applies_at >= requested_at),
  superseded_at bigint,
  CHECK (kind <> 'deposit' OR (period = 'week' AND value IS NOT NULL)),
  CHECK ((kind = 'session') = (period = 'session'))
);
-- Minutes between two reality checks.
ALTER TABLE accounts ADD COLUMN reality_check_minutes integer NOT NULL DEFAULT 60
  CHECK (reality_check_minutes IN (15, 30, 60));
CREATE INDEX limit_changes_of_account ON limit_changes (account_id, kind, period, applies_at DESC);
