CREATE TABLE "restriction_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"restriction_id" uuid NOT NULL,
	"what" text NOT NULL,
	"staff_id" uuid,
	"case_id" uuid,
	"allowed_for" text,
	"reason" "bytea",
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restrictions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"ground" text NOT NULL,
	"state" text NOT NULL,
	"words" "bytea",
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "restriction_events" ADD CONSTRAINT "restriction_events_restriction_id_restrictions_id_fk" FOREIGN KEY ("restriction_id") REFERENCES "public"."restrictions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restriction_events_restriction" ON "restriction_events" USING btree ("restriction_id");--> statement-breakpoint
CREATE INDEX "restriction_events_case" ON "restriction_events" USING btree ("case_id") WHERE case_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "restrictions_open" ON "restrictions" USING btree ("account_id") WHERE state in ('asked', 'in force');--> statement-breakpoint
CREATE INDEX "restrictions_account" ON "restrictions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "restrictions_due" ON "restrictions" USING btree ("due_at") WHERE state = 'asked';--> statement-breakpoint
CREATE TRIGGER restriction_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "restriction_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure('reason');
--> statement-breakpoint
CREATE TRIGGER restriction_events_are_resealed BEFORE UPDATE ON "restriction_events" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_reseal('reason');
