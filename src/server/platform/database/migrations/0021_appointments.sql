CREATE TABLE "appointment_letters" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"body" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"body" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_outcomes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"final_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"is_void" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_reminders" (
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_reminders_appointment_id_kind_pk" PRIMARY KEY("appointment_id","kind")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"clinician_id" text PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "schedule_changes" (
	"clinician_id" text NOT NULL,
	"epoch" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedule_changes_clinician_id_epoch_pk" PRIMARY KEY("clinician_id","epoch")
);
--> statement-breakpoint
CREATE TABLE "service_lengths" (
	"clinician_id" text NOT NULL,
	"service" text NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "service_lengths_clinician_id_service_pk" PRIMARY KEY("clinician_id","service")
);
--> statement-breakpoint
ALTER TABLE "appointment_events" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "booked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "called_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "follow_up_by" date;--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "has_own_times" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "buffer_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "notice_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "horizon_days" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_letters" ADD CONSTRAINT "appointment_letters_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_notes" ADD CONSTRAINT "appointment_notes_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_outcomes" ADD CONSTRAINT "appointment_outcomes_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_reminders" ADD CONSTRAINT "appointment_reminders_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_lengths" ADD CONSTRAINT "service_lengths_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_notes_appointment" ON "appointment_notes" USING btree ("appointment_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_outcomes_open" ON "appointment_outcomes" USING btree ("appointment_id") WHERE done_at is null and undone_at is null;--> statement-breakpoint
CREATE INDEX "appointment_outcomes_appointment" ON "appointment_outcomes" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointment_outcomes_due" ON "appointment_outcomes" USING btree ("final_at") WHERE done_at is null and undone_at is null;--> statement-breakpoint
ALTER TABLE "clinicians" ADD CONSTRAINT "clinicians_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_clinician" ON "appointments" USING btree ("clinician_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_booked" ON "appointments" USING btree ("starts_at") WHERE state = 'booked';--> statement-breakpoint
ALTER TABLE "clinicians" ADD CONSTRAINT "clinicians_staff_id_unique" UNIQUE("staff_id");--> statement-breakpoint
CREATE TRIGGER schedule_changes_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "schedule_changes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
UPDATE "appointments" a SET "booked_at" = coalesce((SELECT max(e.at) FROM "appointment_events" e WHERE e.appointment_id = a.id AND e.to_state = 'booked'), a.created_at)
WHERE a.state NOT IN ('held', 'released');
