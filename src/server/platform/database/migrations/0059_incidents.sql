CREATE TABLE "incident_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"what" "bytea" NOT NULL,
	"owner_id" uuid,
	"due_on" date NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"ended_as" text,
	"ended_by" uuid,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "incident_alarm_calls" (
	"incident_id" uuid NOT NULL,
	"step" smallint NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "incident_alarm_calls_incident_id_step_pk" PRIMARY KEY("incident_id","step")
);
--> statement-breakpoint
CREATE TABLE "incident_alarms" (
	"incident_id" uuid PRIMARY KEY NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"next_call_at" timestamp with time zone,
	"acknowledged_by" uuid,
	"acknowledged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "incident_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"what" text NOT NULL,
	"staff_id" uuid,
	"detail" "bytea",
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incident_reports" (
	"incident_id" uuid NOT NULL,
	"body" text NOT NULL,
	"is_proposed" boolean NOT NULL,
	"is_needed" boolean,
	"reason" "bytea",
	"reference" "bytea",
	"sent_on" date,
	"due_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "incident_reports_incident_id_body_pk" PRIMARY KEY("incident_id","body")
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"kind" text NOT NULL,
	"harm" text NOT NULL,
	"category" text NOT NULL,
	"hazard" text,
	"state" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"aware_at" timestamp with time zone NOT NULL,
	"subject" text,
	"subject_id" uuid,
	"account_id" uuid,
	"content" "bytea" NOT NULL,
	"conclusion" "bytea",
	"owner_id" uuid,
	"reported_by" uuid NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"clock_from" timestamp with time zone,
	"due_at" timestamp with time zone,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"kept_until" timestamp with time zone,
	CONSTRAINT "incidents_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "incident_actions" ADD CONSTRAINT "incident_actions_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_alarm_calls" ADD CONSTRAINT "incident_alarm_calls_incident_id_incident_alarms_incident_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incident_alarms"("incident_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_alarms" ADD CONSTRAINT "incident_alarms_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_events" ADD CONSTRAINT "incident_events_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_reports" ADD CONSTRAINT "incident_reports_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_actions_incident" ON "incident_actions" USING btree ("incident_id","set_at");--> statement-breakpoint
CREATE INDEX "incident_actions_open" ON "incident_actions" USING btree ("due_on") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "incident_alarms_next" ON "incident_alarms" USING btree ("next_call_at") WHERE next_call_at is not null;--> statement-breakpoint
CREATE INDEX "incident_events_incident" ON "incident_events" USING btree ("incident_id","at");--> statement-breakpoint
CREATE INDEX "incident_reports_due" ON "incident_reports" USING btree ("due_at") WHERE due_at is not null and sent_on is null;--> statement-breakpoint
CREATE INDEX "incidents_open" ON "incidents" USING btree ("due_at") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "incidents_reported" ON "incidents" USING btree ("reported_at");--> statement-breakpoint
CREATE INDEX "incidents_account" ON "incidents" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "incidents_kept" ON "incidents" USING btree ("kept_until") WHERE kept_until is not null;
--> statement-breakpoint
-- What was done about an incident goes only when the period for which it is kept is over, in a transaction that says that it
-- erases such incidents. The erasure of a patient passes by: it finds nothing to delete here.
CREATE FUNCTION refuse_erasing_incident() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'STATEMENT' THEN
    IF names_erasure() OR coalesce(current_setting('larkwell.incidents_over', true), '') <> '' THEN
      RETURN NULL;
    END IF;
  ELSIF EXISTS (SELECT 1 FROM incidents WHERE id = OLD.incident_id AND kept_until <= now()) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER incident_events_are_not_deleted BEFORE DELETE ON "incident_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_erasing_incident();
--> statement-breakpoint
CREATE TRIGGER incident_events_are_kept BEFORE DELETE ON "incident_events" FOR EACH ROW EXECUTE FUNCTION refuse_erasing_incident();
--> statement-breakpoint
CREATE TRIGGER incident_events_only_grow BEFORE UPDATE OR TRUNCATE ON "incident_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure('detail');
--> statement-breakpoint
CREATE TRIGGER incident_events_are_resealed BEFORE UPDATE ON "incident_events" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_reseal('detail');
