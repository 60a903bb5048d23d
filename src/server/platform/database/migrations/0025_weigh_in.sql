ALTER TABLE "appointments" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "services" text[] DEFAULT '{adult-adhd-assessment}' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_free_live" ON "appointments" USING btree ("account_id","service") WHERE state = 'booked' and account_id is not null;--> statement-breakpoint
CREATE INDEX "appointments_account" ON "appointments" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "appointments_free" ON "appointments" USING btree ("starts_at") WHERE account_id is not null;