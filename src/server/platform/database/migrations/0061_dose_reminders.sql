CREATE TABLE "dose_reminders" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"hour" smallint NOT NULL,
	"by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"considered_on" date
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"endpoint_hash" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dose_reminders" ADD CONSTRAINT "dose_reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dose_reminders_hour" ON "dose_reminders" USING btree ("hour","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_subscriptions_account" ON "push_subscriptions" USING btree ("account_id");