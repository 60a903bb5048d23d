ALTER TABLE "visits" ADD COLUMN "signed_in_as" uuid;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_signed_in_as_accounts_id_fk" FOREIGN KEY ("signed_in_as") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_signed_in_as" ON "visits" USING btree ("signed_in_as");--> statement-breakpoint
-- Those that ordered without signing in stay open to the browser that ordered. The others can only have been signed in to.
UPDATE "visits" SET "signed_in_as" = "account_id"
WHERE "account_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "orders" WHERE "orders"."visit_id" = "visits"."id");
