CREATE TABLE "contact_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"sending" uuid NOT NULL,
	"staff_id" uuid,
	"words" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_sending_unique" UNIQUE("sending")
);
--> statement-breakpoint
CREATE TABLE "concern_answers" (
	"case_id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"source" text NOT NULL,
	"told" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "concern_answers_case_id_digest_pk" PRIMARY KEY("case_id","digest")
);
--> statement-breakpoint
CREATE TABLE "concern_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"how" text NOT NULL,
	"is_reached" boolean NOT NULL,
	"said" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "concerns" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid,
	"reach" "bytea",
	"outcome" text,
	"ending" "bytea",
	"closed_by" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contact_files" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "clock_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "last_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "ended_answers" ADD COLUMN "raised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concern_answers" ADD CONSTRAINT "concern_answers_case_id_concerns_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."concerns"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concern_contacts" ADD CONSTRAINT "concern_contacts_case_id_concerns_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."concerns"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_events_request" ON "contact_events" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "contact_messages_request" ON "contact_messages" USING btree ("request_id","at");--> statement-breakpoint
CREATE INDEX "concern_answers_digest" ON "concern_answers" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "concern_contacts_case" ON "concern_contacts" USING btree ("case_id","at");--> statement-breakpoint
CREATE INDEX "concerns_visit" ON "concerns" USING btree ("visit_id");--> statement-breakpoint
ALTER TABLE "contact_files" ADD CONSTRAINT "contact_files_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_requests_waiting" ON "contact_requests" USING btree ("due_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "contact_requests_state" ON "contact_requests" USING btree ("state","last_at","id");--> statement-breakpoint
CREATE INDEX "contact_requests_account" ON "contact_requests" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "contact_requests_assigned" ON "contact_requests" USING btree ("assigned_to") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "ended_answers_unraised" ON "ended_answers" USING btree ("visit_id") WHERE questionnaire = 'adhd' and raised_at is null;--> statement-breakpoint
UPDATE "contact_requests" SET "last_at" = "created_at", "clock_from" = "created_at", "due_at" = "created_at" + interval '1 day';
--> statement-breakpoint
CREATE TRIGGER concern_contacts_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "concern_contacts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER contact_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "contact_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
