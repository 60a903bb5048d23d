CREATE TABLE "plan_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"what" text NOT NULL,
	"mg" numeric(5, 2) NOT NULL,
	"until" date,
	"staff_id" uuid,
	"reason" "bytea",
	"case_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"medicine" text NOT NULL,
	"mg" numeric(5, 2) NOT NULL,
	"state" text NOT NULL,
	"started_on" date NOT NULL,
	"paused_until" date,
	"injection_day" smallint,
	"epoch" integer DEFAULT 0 NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supply_covers" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"medicine" text NOT NULL,
	"mg" numeric(5, 2) NOT NULL,
	"dispatched_on" date NOT NULL,
	"delivered_on" date NOT NULL,
	"covered_from" date NOT NULL,
	"covered_until" date NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supply_locks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" uuid,
	"how" text,
	"yellow_card" text,
	"said" "bytea"
);
--> statement-breakpoint
ALTER TABLE "plan_events" ADD CONSTRAINT "plan_events_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_events" ADD CONSTRAINT "plan_events_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_covers" ADD CONSTRAINT "supply_covers_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_covers" ADD CONSTRAINT "supply_covers_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_covers" ADD CONSTRAINT "supply_covers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_locks" ADD CONSTRAINT "supply_locks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_locks" ADD CONSTRAINT "supply_locks_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_events_plan" ON "plan_events" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plans_account" ON "plans" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_live" ON "plans" USING btree ("account_id") WHERE state <> 'stopped';--> statement-breakpoint
CREATE INDEX "supply_covers_account" ON "supply_covers" USING btree ("account_id","covered_from");--> statement-breakpoint
CREATE INDEX "supply_locks_account" ON "supply_locks" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supply_locks_open" ON "supply_locks" USING btree ("account_id") WHERE lifted_at is null;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "supply_covers" ADD CONSTRAINT "supply_covers_apart" EXCLUDE USING gist ("account_id" WITH =, daterange("covered_from", "covered_until") WITH &&);
--> statement-breakpoint
CREATE TRIGGER plan_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "plan_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
