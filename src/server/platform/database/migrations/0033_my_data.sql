CREATE TABLE "data_export_pieces" (
	"export_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "data_export_pieces_export_id_attempt_position_pk" PRIMARY KEY("export_id","attempt","position")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"attempt" integer DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"called_off_at" timestamp with time zone,
	"waits_for" text,
	"leased_until" timestamp with time zone,
	"is_at_work" boolean DEFAULT false NOT NULL,
	"begun_at" timestamp with time zone,
	"last_message" uuid,
	"erased_at" timestamp with time zone,
	"care_until" date,
	"tax_until" date,
	"looks_until" date,
	"again_on" date
);
--> statement-breakpoint
ALTER TABLE "data_export_pieces" ADD CONSTRAINT "data_export_pieces_export_id_data_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_under_way" ON "data_exports" USING btree ("account_id") WHERE ready_at is null;--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "data_exports_waiting" ON "data_exports" USING btree ("asked_at") WHERE ready_at is null;--> statement-breakpoint
CREATE INDEX "data_exports_expires" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_open" ON "erasures" USING btree ("account_id") WHERE called_off_at is null;--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due_at") WHERE called_off_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "erasures_again" ON "erasures" USING btree ("again_on") WHERE again_on is not null;--> statement-breakpoint
CREATE INDEX "erasures_last" ON "erasures" USING btree ("last_message") WHERE last_message is not null;--> statement-breakpoint
-- Whether this transaction names an erasure that is recorded and at work.
CREATE FUNCTION names_erasure() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  named text := current_setting('larkwell.erasure', true);
BEGIN
  IF coalesce(named, '') = '' THEN
    RETURN false;
  END IF;
  RETURN EXISTS (SELECT 1 FROM erasures WHERE id = named::uuid AND is_at_work AND called_off_at IS NULL);
END $$;
--> statement-breakpoint
-- For what is written about people: it only ever grows, and goes with a person who is erased. It never changes.
CREATE FUNCTION refuse_change_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND names_erasure() THEN
    IF TG_LEVEL = 'ROW' THEN
      RETURN OLD;
    END IF;
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  grown text;
BEGIN
  FOREACH grown IN ARRAY ARRAY['order_events', 'consents', 'case_events', 'room_events', 'concern_contacts', 'contact_events', 'plan_events', 'letters'] LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', grown || '_only_grow', grown);
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure()', grown || '_only_grow', grown);
  END LOOP;
END $$;
--> statement-breakpoint
DROP TRIGGER access_log_only_grows ON "access_log";
--> statement-breakpoint
CREATE TRIGGER access_log_only_grows BEFORE UPDATE OR DELETE ON "access_log" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_change_of_story() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM appointments WHERE id = OLD.appointment_id) AND NOT names_erasure() THEN
    RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME;
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_erasing_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'released' AND NOT names_erasure() THEN
    RAISE EXCEPTION 'An appointment that is % is not erased.', OLD.state;
  END IF;
  RETURN OLD;
END $$;
