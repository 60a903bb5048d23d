CREATE TABLE "appointment_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"episode_id" uuid NOT NULL,
	"clinician_id" text NOT NULL,
	"service" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"state" text NOT NULL,
	"visit_id" uuid,
	"order_id" uuid,
	"held_until" timestamp with time zone NOT NULL,
	"has_been_extended" boolean DEFAULT false NOT NULL,
	"policy_version" integer NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clinicians" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"profile" text[] NOT NULL,
	"position" integer NOT NULL,
	"is_bookable" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"amount_pence" integer NOT NULL,
	"reason" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_exceptions" (
	"clinician_id" text NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"times" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "schedule_exceptions_clinician_id_date_kind_pk" PRIMARY KEY("clinician_id","date","kind")
);
--> statement-breakpoint
CREATE TABLE "weekly_times" (
	"clinician_id" text NOT NULL,
	"weekday" smallint NOT NULL,
	"time" text NOT NULL,
	CONSTRAINT "weekly_times_clinician_id_weekday_time_pk" PRIMARY KEY("clinician_id","weekday","time")
);
--> statement-breakpoint
DROP INDEX "orders_open_per_visit";--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_times" ADD CONSTRAINT "weekly_times_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_events_appointment" ON "appointment_events" USING btree ("appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_live" ON "appointments" USING btree ("clinician_id","starts_at") WHERE state in ('held', 'booked');--> statement-breakpoint
CREATE INDEX "appointments_order" ON "appointments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "appointments_episode" ON "appointments" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "appointments_visit" ON "appointments" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "appointments_expiry" ON "appointments" USING btree ("held_until") WHERE state in ('held', 'released');--> statement-breakpoint
CREATE INDEX "clinicians_position" ON "clinicians" USING btree ("position");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_appointment" ON "refunds" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_per_visit" ON "orders" USING btree ("visit_id","questionnaire") WHERE state in ('draft', 'awaiting payment');--> statement-breakpoint
CREATE TRIGGER appointment_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "appointment_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
