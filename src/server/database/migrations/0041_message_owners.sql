ALTER TABLE "messages" ADD COLUMN "owner_kind" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
CREATE INDEX "messages_owner" ON "messages" USING btree ("owner_id") WHERE owner_id is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_owner_named" CHECK ((owner_id is not null) = (owner_kind is not null and owner_kind not in ('clinic', 'unproven address')));