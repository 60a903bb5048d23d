CREATE TABLE "pharmacist_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"staff_id" uuid NOT NULL,
	"who" "bytea" NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "pharmacist_entries_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "complaint_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"how" text NOT NULL,
	"topic" text NOT NULL,
	"state" text NOT NULL,
	"received_on" date NOT NULL,
	"request_id" uuid,
	"account_id" uuid,
	"content" "bytea" NOT NULL,
	"acknowledged_on" date,
	"outcome" text,
	"answered_on" date,
	"conclusion" "bytea",
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"kept_until" timestamp with time zone,
	CONSTRAINT "complaints_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE INDEX "pharmacist_entries_at" ON "pharmacist_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "complaint_events_complaint" ON "complaint_events" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "complaints_due" ON "complaints" USING btree ("due_at") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "complaints_request" ON "complaints" USING btree ("request_id") WHERE request_id is not null;--> statement-breakpoint
CREATE INDEX "complaints_account" ON "complaints" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "complaints_kept" ON "complaints" USING btree ("kept_until") WHERE kept_until is not null;--> statement-breakpoint
CREATE TRIGGER complaint_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "complaint_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure();
--> statement-breakpoint
CREATE TRIGGER pharmacist_entries_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "pharmacist_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure('who');
--> statement-breakpoint
CREATE TRIGGER pharmacist_entries_are_resealed BEFORE UPDATE ON "pharmacist_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_reseal('who');
