CREATE TABLE "companion_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"reminds_plan" boolean DEFAULT false NOT NULL,
	"reminds_note" boolean DEFAULT false NOT NULL,
	"plan_reminded" date,
	"note_reminded" date,
	"shared_since" timestamp with time zone,
	"read" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companion_weeks" (
	"account_id" uuid NOT NULL,
	"week" date NOT NULL,
	"plan" "bytea",
	"planned_at" timestamp with time zone,
	"note" "bytea",
	"noted_at" timestamp with time zone,
	CONSTRAINT "companion_weeks_account_id_week_pk" PRIMARY KEY("account_id","week")
);
--> statement-breakpoint
ALTER TABLE "companion_settings" ADD CONSTRAINT "companion_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companion_weeks" ADD CONSTRAINT "companion_weeks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;