CREATE TABLE "card_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"why" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"was_pence" integer NOT NULL,
	"replaces" text NOT NULL,
	"payment_intent" text,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "card_requests_payment_intent_unique" UNIQUE("payment_intent")
);
--> statement-breakpoint
CREATE TABLE "gp_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "gp_letters_decision_id_unique" UNIQUE("decision_id")
);
--> statement-breakpoint
CREATE TABLE "supply_confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"what" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"version" integer
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed_pence" integer;--> statement-breakpoint
ALTER TABLE "card_requests" ADD CONSTRAINT "card_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gp_letters" ADD CONSTRAINT "gp_letters_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_confirmations" ADD CONSTRAINT "supply_confirmations_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_requests_open" ON "card_requests" USING btree ("order_id") WHERE answered_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "card_requests_unsettled" ON "card_requests" USING btree ("asked_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "gp_letters_due" ON "gp_letters" USING btree ("due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "supply_confirmations_once" ON "supply_confirmations" USING btree ("case_id","what");