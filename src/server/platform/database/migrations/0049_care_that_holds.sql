CREATE TABLE "adhd_vitals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"appointment_id" uuid,
	"content" "bytea" NOT NULL,
	"taken_on" date NOT NULL,
	"occasion" text NOT NULL,
	"source" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_message_reads" (
	"case_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_message_reads_case_id_staff_id_pk" PRIMARY KEY("case_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "case_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"body" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"by" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"held_at" text,
	"content" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clinical_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"content" "bytea" NOT NULL,
	"digest" "bytea" NOT NULL,
	"order_id" uuid,
	"case_id" uuid,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clinical_history_corrections" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"why" text NOT NULL,
	"evidence" text NOT NULL,
	"content" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "symptom_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"state" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"case_id" uuid,
	"read_by" uuid,
	"read_at" timestamp with time zone,
	"said" "bytea"
);
--> statement-breakpoint
CREATE TABLE "parcel_excursions" (
	"parcel_id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_as" text,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	"warmest_c" smallint,
	"warm_hours" integer,
	"reason" "bytea"
);
--> statement-breakpoint
CREATE TABLE "recall_recipients" (
	"recall_id" uuid NOT NULL,
	"pen_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"account_id" uuid,
	"messaged_at" timestamp with time zone,
	CONSTRAINT "recall_recipients_recall_id_pen_id_pk" PRIMARY KEY("recall_id","pen_id")
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_keys" text[] NOT NULL,
	"words" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"called_off_by" uuid,
	"called_off_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "waits_for" text;
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "returned_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "discussed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "discussed_by" uuid;
--> statement-breakpoint
ALTER TABLE "plan_events" ADD COLUMN "injecting" text;
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "injecting" text;
--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "not_come_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "pens" ADD COLUMN "batch_key" text;
--> statement-breakpoint
ALTER TABLE "adhd_vitals" ADD CONSTRAINT "adhd_vitals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "adhd_vitals" ADD CONSTRAINT "adhd_vitals_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "adhd_vitals" ADD CONSTRAINT "adhd_vitals_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "case_message_reads" ADD CONSTRAINT "case_message_reads_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "case_returns" ADD CONSTRAINT "case_returns_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clinical_history" ADD CONSTRAINT "clinical_history_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clinical_history_corrections" ADD CONSTRAINT "clinical_history_corrections_entry_id_clinical_history_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."clinical_history"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "symptom_reports" ADD CONSTRAINT "symptom_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "symptom_reports" ADD CONSTRAINT "symptom_reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "symptom_reports" ADD CONSTRAINT "symptom_reports_read_by_staff_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "parcel_excursions" ADD CONSTRAINT "parcel_excursions_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "parcel_excursions" ADD CONSTRAINT "parcel_excursions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recall_recipients" ADD CONSTRAINT "recall_recipients_recall_id_recalls_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recalls"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recall_recipients" ADD CONSTRAINT "recall_recipients_pen_id_pens_id_fk" FOREIGN KEY ("pen_id") REFERENCES "public"."pens"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recall_recipients" ADD CONSTRAINT "recall_recipients_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recall_recipients" ADD CONSTRAINT "recall_recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "adhd_vitals_account" ON "adhd_vitals" USING btree ("account_id","taken_on");
--> statement-breakpoint
CREATE INDEX "case_messages_case" ON "case_messages" USING btree ("case_id","at");
--> statement-breakpoint
CREATE INDEX "case_returns_case" ON "case_returns" USING btree ("case_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "clinical_history_once" ON "clinical_history" USING btree ("account_id","digest");
--> statement-breakpoint
CREATE INDEX "clinical_history_account" ON "clinical_history" USING btree ("account_id","number");
--> statement-breakpoint
CREATE INDEX "symptom_reports_account" ON "symptom_reports" USING btree ("account_id","reported_at");
--> statement-breakpoint
CREATE INDEX "symptom_reports_open" ON "symptom_reports" USING btree ("reported_at") WHERE read_at is null and due_at is not null;
--> statement-breakpoint
CREATE INDEX "parcel_excursions_case" ON "parcel_excursions" USING btree ("case_id");
--> statement-breakpoint
CREATE INDEX "recall_recipients_pen" ON "recall_recipients" USING btree ("pen_id");
--> statement-breakpoint
CREATE INDEX "recall_recipients_case" ON "recall_recipients" USING btree ("case_id");
--> statement-breakpoint
CREATE INDEX "recall_recipients_account" ON "recall_recipients" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "recalls_asked" ON "recalls" USING btree ("asked_at");
--> statement-breakpoint
CREATE TRIGGER case_returns_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "case_returns" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure('content');
--> statement-breakpoint
CREATE TRIGGER case_returns_are_resealed BEFORE UPDATE ON "case_returns" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_reseal('content');
--> statement-breakpoint
CREATE TRIGGER case_messages_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "case_messages" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure('body');
--> statement-breakpoint
CREATE TRIGGER case_messages_are_resealed BEFORE UPDATE ON "case_messages" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_reseal('body');
--> statement-breakpoint
DO $$
DECLARE
  grown text;
BEGIN
  FOR grown IN VALUES ('clinical_history'), ('clinical_history_corrections') LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure(%L)', grown || '_only_grow', grown, 'content');
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change_but_reseal(%L)', grown || '_are_resealed', grown, 'content');
  END LOOP;
END $$;
