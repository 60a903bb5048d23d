CREATE TABLE "holidays" (
	"date" date NOT NULL,
	"nation" text NOT NULL,
	"name" text NOT NULL,
	"is_closed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "holidays_date_nation_pk" PRIMARY KEY("date","nation")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "network_digest" "bytea";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "refund_cap_pence" integer;--> statement-breakpoint
CREATE INDEX "appointments_network" ON "appointments" USING btree ("network_digest") WHERE network_digest is not null;--> statement-breakpoint
DROP TRIGGER appointment_events_only_grow ON "appointment_events";
--> statement-breakpoint
-- Of holds that came to nothing and were erased before their events could be.
DELETE FROM "appointment_events" e WHERE NOT EXISTS (SELECT 1 FROM "appointments" a WHERE a.id = e.appointment_id);
--> statement-breakpoint
-- What happened to an appointment goes only when the appointment itself has gone.
CREATE FUNCTION refuse_change_of_story() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM appointments WHERE id = OLD.appointment_id) THEN
    RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME;
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointment_events_only_grow BEFORE UPDATE OR TRUNCATE ON "appointment_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER appointment_events_outlive BEFORE DELETE ON "appointment_events" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_story();
--> statement-breakpoint
-- And only a time that was let go can be erased.
CREATE FUNCTION refuse_erasing_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'released' THEN
    RAISE EXCEPTION 'An appointment that is % is not erased.', OLD.state;
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointments_outlive BEFORE DELETE ON "appointments" FOR EACH ROW EXECUTE FUNCTION refuse_erasing_appointment();
