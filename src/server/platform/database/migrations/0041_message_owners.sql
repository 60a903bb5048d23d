ALTER TABLE "messages" ADD COLUMN "owner_kind" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
-- Checked for the rows that are there in 0046, where nobody waits for it.
ALTER TABLE "messages" ADD CONSTRAINT "messages_owner_named" CHECK ((owner_id is not null) = (owner_kind is not null and owner_kind not in ('clinic', 'unproven address'))) NOT VALID;
