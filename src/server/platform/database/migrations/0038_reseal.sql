CREATE TABLE "lookup_key" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key_id" text NOT NULL,
	"moves_at" timestamp with time zone,
	CONSTRAINT "lookup_key_only" CHECK (is_only)
);
--> statement-breakpoint
CREATE TABLE "reseal_places" (
	"reseal_id" uuid NOT NULL,
	"place" text NOT NULL,
	"after" text[],
	"done" bigint DEFAULT 0 NOT NULL,
	"failed" bigint DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "reseal_places_reseal_id_place_pk" PRIMARY KEY("reseal_id","place")
);
--> statement-breakpoint
CREATE TABLE "reseals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"key_id" text NOT NULL,
	"by" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"done" bigint DEFAULT 0 NOT NULL,
	"failed" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_identities" ADD COLUMN "subject" "bytea";--> statement-breakpoint
ALTER TABLE "account_passkeys" ADD COLUMN "user_handle" "bytea";--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD COLUMN "code" "bytea";--> statement-breakpoint
ALTER TABLE "reseal_places" ADD CONSTRAINT "reseal_places_reseal_id_reseals_id_fk" FOREIGN KEY ("reseal_id") REFERENCES "public"."reseals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reseals_open" ON "reseals" USING btree ("key_id") WHERE ended_at is null;
--> statement-breakpoint
-- Whether this transaction names a reseal that is recorded and has not ended.
CREATE FUNCTION names_reseal() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  named text := current_setting('larkwell.reseal', true);
BEGIN
  IF coalesce(named, '') = '' THEN
    RETURN false;
  END IF;
  RETURN EXISTS (SELECT 1 FROM reseals WHERE id = named::uuid AND ended_at IS NULL);
END $$;
--> statement-breakpoint
-- For what is written about people: it only ever grows, and goes with a person who is erased. Where the trigger names a
-- column, that one may be sealed anew.
CREATE OR REPLACE FUNCTION refuse_change_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND names_erasure() THEN
    IF TG_LEVEL = 'ROW' THEN
      RETURN OLD;
    END IF;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'STATEMENT' AND TG_NARGS > 0 AND names_reseal() THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
-- Nothing of a row but the column that the trigger names.
CREATE FUNCTION refuse_change_but_reseal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - TG_ARGV[0] IS DISTINCT FROM to_jsonb(OLD) - TG_ARGV[0] THEN
    RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  grown text;
  held text;
BEGIN
  FOR grown, held IN VALUES ('order_events', 'note'), ('concern_contacts', 'said'), ('plan_events', 'reason'), ('letters', 'content'), ('operator_acts', 'content') LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', grown || '_only_grow', grown);
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure(%L)', grown || '_only_grow', grown, held);
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change_but_reseal(%L)', grown || '_are_resealed', grown, held);
  END LOOP;
END $$;
