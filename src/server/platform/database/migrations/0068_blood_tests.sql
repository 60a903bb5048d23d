CREATE TABLE "blood_hand_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"first" "bytea",
	"first_by" uuid,
	"first_at" timestamp with time zone,
	"ended_as" text,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"words" "bytea"
);
--> statement-breakpoint
CREATE TABLE "blood_kits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" uuid,
	"carrier" text,
	"tracking" "bytea",
	"registered_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "blood_kits_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "blood_messages" (
	"source_id" text NOT NULL,
	"version" text NOT NULL,
	"laboratory_at" timestamp with time zone NOT NULL,
	"kit_id" uuid,
	"unfiled" text,
	"at" timestamp with time zone NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	CONSTRAINT "blood_messages_source_id_version_pk" PRIMARY KEY("source_id","version")
);
--> statement-breakpoint
CREATE TABLE "blood_reminders" (
	"account_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "blood_reminders_account_id_due_on_kind_pk" PRIMARY KEY("account_id","due_on","kind")
);
--> statement-breakpoint
CREATE TABLE "blood_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kit_id" uuid,
	"hand_in_id" uuid,
	"source_id" text,
	"taken_on" date NOT NULL,
	"panels" text[] NOT NULL,
	"content" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"typed_by" uuid,
	"confirmed_by" uuid,
	"reviewed_by" uuid,
	"reviewed_at" timestamp with time zone,
	"words" "bytea",
	"replaced_at" timestamp with time zone,
	CONSTRAINT "blood_reports_hand_in_id_unique" UNIQUE("hand_in_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_blood_kits" (
	"code" text PRIMARY KEY NOT NULL,
	"person" "bytea" NOT NULL,
	"registered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blood_hand_ins" ADD CONSTRAINT "blood_hand_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_kits" ADD CONSTRAINT "blood_kits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_messages" ADD CONSTRAINT "blood_messages_kit_id_blood_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."blood_kits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_reminders" ADD CONSTRAINT "blood_reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_reports" ADD CONSTRAINT "blood_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_reports" ADD CONSTRAINT "blood_reports_kit_id_blood_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."blood_kits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_reports" ADD CONSTRAINT "blood_reports_hand_in_id_blood_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."blood_hand_ins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blood_hand_ins_account" ON "blood_hand_ins" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "blood_hand_ins_open" ON "blood_hand_ins" USING btree ("at") WHERE ended_as is null;--> statement-breakpoint
CREATE UNIQUE INDEX "blood_kits_open" ON "blood_kits" USING btree ("account_id") WHERE state in ('asked', 'sent', 'received');--> statement-breakpoint
CREATE INDEX "blood_kits_account" ON "blood_kits" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "blood_messages_laboratory_at" ON "blood_messages" USING btree ("laboratory_at");--> statement-breakpoint
CREATE INDEX "blood_messages_unfiled" ON "blood_messages" USING btree ("at") WHERE unfiled is not null and settled_at is null;--> statement-breakpoint
CREATE INDEX "blood_reports_account" ON "blood_reports" USING btree ("account_id","taken_on");--> statement-breakpoint
CREATE INDEX "blood_reports_waiting" ON "blood_reports" USING btree ("at") WHERE reviewed_at is null and replaced_at is null;--> statement-breakpoint
CREATE INDEX "blood_reports_source" ON "blood_reports" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "blood_messages_kit" ON "blood_messages" USING btree ("kit_id");--> statement-breakpoint
CREATE INDEX "blood_reports_kit" ON "blood_reports" USING btree ("kit_id");