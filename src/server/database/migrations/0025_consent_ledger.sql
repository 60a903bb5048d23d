ALTER TABLE "consents" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "how" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
CREATE INDEX "consents_visit" ON "consents" USING btree ("visit_id") WHERE visit_id is not null;--> statement-breakpoint
CREATE INDEX "consents_account" ON "consents" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_somebodys" CHECK (num_nonnulls(order_id, visit_id, account_id) > 0);