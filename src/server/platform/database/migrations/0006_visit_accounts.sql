ALTER TABLE "accounts" ADD COLUMN "made_in_visit" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_pence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_made_in_visit_visits_id_fk" FOREIGN KEY ("made_in_visit") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_made_in_visit" ON "accounts" USING btree ("made_in_visit");--> statement-breakpoint
UPDATE "orders" SET "discount_pence" = 8400 WHERE "questionnaire" = 'weight-management';
