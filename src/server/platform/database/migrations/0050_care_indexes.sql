-- run outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cases_returned" ON "cases" USING btree ("returned_at") WHERE returned_at is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "cases_counted";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cases_counted" ON "cases" USING btree ("state","awaits_signature","waits_for") WHERE state not in ('delivered', 'declined', 'expired', 'withdrawn', 'closed') and pending_decision is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pens_batch_key" ON "pens" USING btree ("batch_key");
--> statement-breakpoint
-- locks briefly because pens are only ever added: nobody waits for a row that is there
update pens set batch_key = regexp_replace(upper(normalize(batch, NFKC)), '[^A-Z0-9]', '', 'g') where batch_key is null;
