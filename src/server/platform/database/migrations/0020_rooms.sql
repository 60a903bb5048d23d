CREATE TABLE "room_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"role" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_seats" (
	"appointment_id" uuid NOT NULL,
	"role" text NOT NULL,
	"number" integer NOT NULL,
	"staff_id" uuid,
	"seen_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "room_seats_appointment_id_role_pk" PRIMARY KEY("appointment_id","role")
);
--> statement-breakpoint
CREATE TABLE "room_signals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"to_role" text NOT NULL,
	"from_seat" integer NOT NULL,
	"kind" text NOT NULL,
	"data" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_events" ADD CONSTRAINT "room_events_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_seats" ADD CONSTRAINT "room_seats_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_signals" ADD CONSTRAINT "room_signals_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_events_appointment" ON "room_events" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "room_seats_taken" ON "room_seats" USING btree ("seen_at") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "room_signals_to" ON "room_signals" USING btree ("appointment_id","to_role","id");
--> statement-breakpoint
CREATE TRIGGER room_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "room_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
