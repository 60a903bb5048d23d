CREATE TABLE "case_reminders" (
	"case_id" uuid NOT NULL,
	"what" text NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_reminders_case_id_what_state_since_pk" PRIMARY KEY("case_id","what","state_since")
);
--> statement-breakpoint
CREATE TABLE "job_rounds" (
	"name" text PRIMARY KEY NOT NULL,
	"round" text NOT NULL,
	"after" uuid NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_turns" (
	"name" text PRIMARY KEY NOT NULL,
	"every_ms" bigint NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alarm_calls" (
	"case_id" uuid NOT NULL,
	"step" smallint NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "alarm_calls_case_id_step_pk" PRIMARY KEY("case_id","step")
);
--> statement-breakpoint
CREATE TABLE "alarms" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"next_call_at" timestamp with time zone,
	"acknowledged_by" uuid,
	"acknowledged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "on_call_shifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" smallint NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_digests" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"told_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"what" text NOT NULL,
	"expected_pence" integer NOT NULL,
	"found_pence" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_by" uuid,
	"seen_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"reason" "bytea"
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "case_reminders" ADD CONSTRAINT "case_reminders_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_calls" ADD CONSTRAINT "alarm_calls_case_id_alarms_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."alarms"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_shifts" ADD CONSTRAINT "on_call_shifts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_digests" ADD CONSTRAINT "staff_digests_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_differences" ADD CONSTRAINT "money_differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_reminders_at" ON "case_reminders" USING btree ("at");--> statement-breakpoint
CREATE INDEX "alarms_next" ON "alarms" USING btree ("next_call_at") WHERE next_call_at is not null;--> statement-breakpoint
CREATE INDEX "on_call_shifts_ends" ON "on_call_shifts" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "money_differences_open" ON "money_differences" USING btree ("order_id","what") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "money_differences_since" ON "money_differences" USING btree ("since") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "refunds_staff" ON "refunds" USING btree ("staff_id","created_at") WHERE staff_id is not null;