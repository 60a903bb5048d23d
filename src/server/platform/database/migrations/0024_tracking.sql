CREATE TABLE "tracked_measures" (
	"account_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"on" date NOT NULL,
	"value" "bytea" NOT NULL,
	"logged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracked_measures_account_id_measure_on_pk" PRIMARY KEY("account_id","measure","on")
);
--> statement-breakpoint
CREATE TABLE "tracking_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"unit" text DEFAULT 'kg' NOT NULL,
	"goal" "bytea",
	"shared_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tracked_measures" ADD CONSTRAINT "tracked_measures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_settings" ADD CONSTRAINT "tracking_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;