CREATE TABLE "job_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"place" text,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_turns" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_turns" ADD COLUMN "failed_parts" text[];
--> statement-breakpoint
-- The months of a log, by when they begin and end. What is not divided, and came before, begins at no time.
CREATE FUNCTION log_parts(log regclass) RETURNS TABLE (part regclass, since timestamptz, until timestamptz) LANGUAGE sql STABLE AS $$
  SELECT c.oid::regclass,
    coalesce(substring(bound FROM $re$FROM \('([^']+)'\)$re$)::timestamptz, '-infinity'),
    substring(bound FROM $re$TO \('([^']+)'\)$re$)::timestamptz
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid, pg_get_expr(c.relpartbound, c.oid) AS bound
  WHERE i.inhparent = log AND bound <> 'DEFAULT'
$$;
--> statement-breakpoint
-- Makes a month of a log, unless it is there. What came before it was there lies in the rest, and is moved into it. Nobody
-- waits long for it: what cannot be locked at once is locked the next time.
CREATE FUNCTION log_month(log regclass, month date) RETURNS void LANGUAGE plpgsql SET lock_timeout = '500ms' AS $$
DECLARE
  first date := date_trunc('month', month::timestamp);
  begins timestamptz := first::timestamp AT TIME ZONE 'UTC';
  ends timestamptz := (first + interval '1 month')::timestamp AT TIME ZONE 'UTC';
  named text := log::text || '_' || to_char(first, 'YYYY_MM');
  rest text := log::text || '_rest';
  strays text := log::text || '_strays';
  make text := format('CREATE TABLE %I PARTITION OF %s FOR VALUES FROM (%L) TO (%L)', named, log, begins, ends);
  has_strays boolean;
BEGIN
  IF EXISTS (SELECT FROM log_parts(log) p WHERE p.since <= begins AND p.until > begins) THEN
    RETURN;
  END IF;
  EXECUTE format('LOCK TABLE %s IN SHARE UPDATE EXCLUSIVE MODE', log);
  IF EXISTS (SELECT FROM log_parts(log) p WHERE p.since <= begins AND p.until > begins) THEN
    RETURN;
  END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE at >= %L AND at < %L)', rest, begins, ends) INTO has_strays;
  IF NOT has_strays THEN
    EXECUTE make;
    RETURN;
  END IF;
  EXECUTE format('ALTER TABLE %s DETACH PARTITION %I', log, rest);
  EXECUTE format('ALTER TABLE %I RENAME TO %I', rest, strays);
  EXECUTE make;
  EXECUTE format('CREATE TABLE %I PARTITION OF %s DEFAULT', rest, log);
  EXECUTE format('INSERT INTO %s SELECT * FROM %I', log, strays);
  EXECUTE format('DROP TABLE %I', strays);
END $$;
--> statement-breakpoint
-- The table as it is becomes the first part of the divided one: no row is copied, however many there are.
ALTER TABLE "security_events" RENAME TO "security_events_earlier";
--> statement-breakpoint
ALTER INDEX "security_events_account" RENAME TO "security_events_earlier_account";
--> statement-breakpoint
ALTER INDEX "security_events_at" RENAME TO "security_events_earlier_at";
--> statement-breakpoint
DROP TRIGGER security_events_only_grow ON "security_events_earlier";
--> statement-breakpoint
DROP TRIGGER security_events_are_kept ON "security_events_earlier";
--> statement-breakpoint
DO $$
DECLARE
  key record;
BEGIN
  SELECT conname, cardinality(conkey) AS columns INTO key FROM pg_constraint
  WHERE conrelid = 'security_events_earlier'::regclass AND contype = 'p';
  IF key.columns = 2 THEN
    EXECUTE format('ALTER TABLE security_events_earlier RENAME CONSTRAINT %I TO security_events_earlier_pk', key.conname);
  ELSE
    EXECUTE format('ALTER TABLE security_events_earlier DROP CONSTRAINT %I', key.conname);
    ALTER TABLE security_events_earlier ADD CONSTRAINT security_events_earlier_pk PRIMARY KEY (id, at);
  END IF;
END $$;
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint DEFAULT nextval('security_events_id_seq') NOT NULL,
	"event" text NOT NULL,
	"account_id" uuid,
	"network_digest" "bytea" NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "security_events_id_at_pk" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
ALTER SEQUENCE "security_events_id_seq" OWNED BY "security_events"."id";
--> statement-breakpoint
CREATE INDEX "security_events_account" ON "security_events" USING btree ("account_id","at");
--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");
--> statement-breakpoint
CREATE TRIGGER security_events_only_grow BEFORE UPDATE ON "security_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER security_events_are_not_emptied BEFORE TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER security_events_are_kept BEFORE DELETE ON "security_events" FOR EACH ROW EXECUTE FUNCTION refuse_early_erasure();
--> statement-breakpoint
-- Up to the end of this month, or of the last one that anything was written in.
DO $$
DECLARE
  last timestamptz;
BEGIN
  SELECT max(at) INTO last FROM security_events_earlier;
  IF last IS NULL THEN
    DROP TABLE security_events_earlier;
  ELSE
    EXECUTE format('ALTER TABLE security_events ATTACH PARTITION security_events_earlier FOR VALUES FROM (MINVALUE) TO (%L)',
      (date_trunc('month', greatest(last, now()) AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC');
  END IF;
END $$;
--> statement-breakpoint
CREATE TABLE "security_events_rest" PARTITION OF "security_events" DEFAULT;
--> statement-breakpoint
SELECT log_month('security_events', ((now() AT TIME ZONE 'UTC') + n * interval '1 month')::date) FROM generate_series(0, 2) AS n;
