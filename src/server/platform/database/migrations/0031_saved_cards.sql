CREATE TABLE "card_customers" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"tidy_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_customers_customer_unique" UNIQUE("customer")
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"idempotency_key" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_customers_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "medicine_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"medicine" text NOT NULL,
	"wish" "bytea" NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"is_agreed" boolean,
	"words" "bytea",
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "plan_events" ADD COLUMN "by" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "broken_off_on" date;--> statement-breakpoint
ALTER TABLE "card_customers" ADD CONSTRAINT "card_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medicine_requests" ADD CONSTRAINT "medicine_requests_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medicine_requests" ADD CONSTRAINT "medicine_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_customers_tidy" ON "card_customers" USING btree ("tidy_at") WHERE tidy_at is not null;--> statement-breakpoint
CREATE INDEX "medicine_requests_plan" ON "medicine_requests" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "medicine_requests_open" ON "medicine_requests" USING btree ("account_id") WHERE answered_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "plans_paused" ON "plans" USING btree ("paused_until") WHERE state = 'paused';