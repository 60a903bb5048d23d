CREATE TABLE "account_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"old_email" "bytea" NOT NULL,
	"new_email" "bytea" NOT NULL,
	"prove_hash" "bytea" NOT NULL,
	"stop_hash" "bytea" NOT NULL,
	"undo_hash" "bytea",
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "email_changes_prove_hash_unique" UNIQUE("prove_hash"),
	CONSTRAINT "email_changes_stop_hash_unique" UNIQUE("stop_hash"),
	CONSTRAINT "email_changes_undo_hash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "has_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "first_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "how" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_passkeys" ADD CONSTRAINT "account_passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_passkeys_account" ON "account_passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_changes_account" ON "email_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_changes_expires" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_visit" ON "consents" USING btree ("visit_id") WHERE visit_id is not null;--> statement-breakpoint
CREATE INDEX "consents_account" ON "consents" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_somebodys" CHECK (num_nonnulls(order_id, visit_id, account_id) > 0);
--> statement-breakpoint
UPDATE "sessions" SET "proven_at" = "created_at";
--> statement-breakpoint
UPDATE "accounts" SET "first_sign_in_at" = "email_proven_at" WHERE "email_proven_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "accounts" SET "has_password" = false WHERE EXISTS (SELECT 1 FROM "account_identities" WHERE "account_identities"."account_id" = "accounts"."id") AND NOT EXISTS (SELECT 1 FROM "security_events" WHERE "security_events"."account_id" = "accounts"."id" AND "security_events"."event" = 'password changed');
