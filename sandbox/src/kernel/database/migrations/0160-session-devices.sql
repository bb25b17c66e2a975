-- Where a session was opened, as its request said.
ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT 'desktop';
ALTER TABLE sessions ADD COLUMN user_agent text NOT NULL DEFAULT '';
