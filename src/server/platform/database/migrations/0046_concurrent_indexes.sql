-- run outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_owner" ON "messages" USING btree ("owner_id") WHERE owner_id is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "check_ins_opened" ON "check_ins" USING btree ("opened_at");
--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_owner_named";
