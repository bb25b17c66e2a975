-- When a version was last sent to the person: only what was shown can be consented to.
ALTER TABLE consents ADD COLUMN served_at bigint;
