CREATE TABLE "access_log" (
	"id" bigserial NOT NULL,
	"staff_id" uuid NOT NULL,
	"account_id" uuid,
	"order_id" uuid,
	"case_id" uuid,
	"what" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_log_id_at_pk" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "case_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"epoch" integer NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"reason" text,
	"content" "bytea" NOT NULL,
	"rules_version" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"final_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"staff_id" uuid,
	"what" text NOT NULL,
	"decision_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"body" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"account_id" uuid,
	"state" text NOT NULL,
	"facts" "bytea",
	"risk" smallint NOT NULL,
	"rules_version" text,
	"clock_from" timestamp with time zone,
	"due_at" timestamp with time zone,
	"authorisation_ends" timestamp with time zone,
	"awaits_signature" boolean DEFAULT false NOT NULL,
	"claimed_by" uuid,
	"claim_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"kept_for" uuid,
	"kept_until" timestamp with time zone,
	"pending_decision" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cases_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"staff_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"body" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_staff_id_subject_pk" PRIMARY KEY("staff_id","subject")
);
--> statement-breakpoint
CREATE TABLE "desk_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid NOT NULL,
	"questionnaire" text NOT NULL,
	"ended" "bytea" NOT NULL,
	"digest" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"gate" text NOT NULL,
	"finding" "bytea" NOT NULL,
	"is_passed" boolean NOT NULL,
	"how" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"gate" text NOT NULL,
	"details" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_pieces" (
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "evidence_pieces_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_checks_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "person_marks" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_marks_account_id_kind_digest_pk" PRIMARY KEY("account_id","kind","digest")
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking" "bytea" NOT NULL,
	"cold_pack" text NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"dispatched_by" uuid NOT NULL,
	"dispatched_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"ended_as" text
);
--> statement-breakpoint
CREATE TABLE "pens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"prescription_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"strength" text NOT NULL,
	"batch" text NOT NULL,
	"expires" date NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"case_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"signature" "bytea" NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "prescriptions_number_unique" UNIQUE("number"),
	CONSTRAINT "prescriptions_decision_id_unique" UNIQUE("decision_id")
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"sending" uuid NOT NULL,
	"from" text NOT NULL,
	"staff_id" uuid,
	"case_id" uuid,
	"body" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "thread_messages_sending_unique" UNIQUE("sending")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"waiting_for" text NOT NULL,
	"waiting_since" timestamp with time zone,
	"due_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"unread_by_patient" integer DEFAULT 0 NOT NULL,
	"unread_by_team" integer DEFAULT 0 NOT NULL,
	"assigned_to" uuid
);
--> statement-breakpoint
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_checks" ADD CONSTRAINT "evidence_checks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_files" ADD CONSTRAINT "evidence_files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_pieces" ADD CONSTRAINT "evidence_pieces_file_id_evidence_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."evidence_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_marks" ADD CONSTRAINT "person_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pens" ADD CONSTRAINT "pens_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pens" ADD CONSTRAINT "pens_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_account_id_threads_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."threads"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_log_account" ON "access_log" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "access_log_staff" ON "access_log" USING btree ("staff_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_decisions_epoch" ON "case_decisions" USING btree ("case_id","epoch");--> statement-breakpoint
CREATE INDEX "case_decisions_due" ON "case_decisions" USING btree ("next_try_at") WHERE done_at is null and undone_at is null;--> statement-breakpoint
CREATE INDEX "case_decisions_decided" ON "case_decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "case_events_case" ON "case_events" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "case_notes_case" ON "case_notes" USING btree ("case_id","at");--> statement-breakpoint
CREATE INDEX "cases_queue" ON "cases" USING btree ("state","risk",coalesce(due_at, 'infinity'),"id") WHERE state not in ('delivered', 'declined', 'expired', 'withdrawn', 'closed');--> statement-breakpoint
CREATE INDEX "cases_account" ON "cases" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "cases_claimed" ON "cases" USING btree ("claimed_by") WHERE claimed_by is not null;--> statement-breakpoint
CREATE INDEX "cases_due" ON "cases" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "cases_unread" ON "cases" USING btree ("id") WHERE facts is null;--> statement-breakpoint
CREATE INDEX "desk_changes_at" ON "desk_changes" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "ended_answers_once" ON "ended_answers" USING btree ("visit_id","questionnaire","digest");--> statement-breakpoint
CREATE INDEX "evidence_checks_account" ON "evidence_checks" USING btree ("account_id","gate","at");--> statement-breakpoint
CREATE INDEX "evidence_files_account" ON "evidence_files" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "evidence_files_created" ON "evidence_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identity_checks_account" ON "identity_checks" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "person_marks_digest" ON "person_marks" USING btree ("kind","digest");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_attempt" ON "parcels" USING btree ("case_id","attempt");--> statement-breakpoint
CREATE INDEX "pens_batch" ON "pens" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "pens_case" ON "pens" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "prescriptions_case" ON "prescriptions" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "prescriptions_order" ON "prescriptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "thread_messages_account" ON "thread_messages" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "threads_waiting" ON "threads" USING btree ("due_at") WHERE waiting_for = 'team';--> statement-breakpoint
CREATE TABLE "access_log_rest" PARTITION OF "access_log" DEFAULT;
--> statement-breakpoint
CREATE FUNCTION access_log_month(month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first date := date_trunc('month', month);
BEGIN
  EXECUTE format(
    'CREATE TABLE IF NOT EXISTS %I PARTITION OF access_log FOR VALUES FROM (%L) TO (%L)',
    'access_log_' || to_char(first, 'YYYY_MM'), first::timestamp AT TIME ZONE 'UTC', (first + interval '1 month')::timestamp AT TIME ZONE 'UTC');
END $$;
--> statement-breakpoint
SELECT access_log_month((now() + n * interval '1 month')::date) FROM generate_series(0, 2) AS n;
--> statement-breakpoint
CREATE TRIGGER access_log_only_grows BEFORE UPDATE OR DELETE ON "access_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER access_log_is_not_emptied BEFORE TRUNCATE ON "access_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER case_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "case_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
