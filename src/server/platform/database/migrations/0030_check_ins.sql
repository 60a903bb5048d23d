CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"cover_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"outcome" text,
	"version" integer,
	"answers" "bytea",
	"order_id" uuid
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_cover_id_supply_covers_case_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."supply_covers"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_round" ON "check_ins" USING btree ("cover_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_order" ON "check_ins" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "check_ins_account" ON "check_ins" USING btree ("account_id","opened_at");--> statement-breakpoint
CREATE INDEX "check_ins_open" ON "check_ins" USING btree ("plan_id") WHERE finished_at is null;