-- Whether the self-exclusion of an account is the register's, which lifts it too, or the person's own.
ALTER TABLE accounts ADD COLUMN excluded_by_register boolean NOT NULL DEFAULT false;
