-- Written by hand. The server's role owns nothing and may not change the schema. The few things it has to do that need
-- the owner are these functions: they run as the owner, with a fixed search path, and check what they are asked for. What is
-- built in is found first without being named in the path, and what is made goes into public.
CREATE OR REPLACE FUNCTION log_month(log regclass, month date) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '500ms' AS $$
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
  IF log NOT IN ('public.access_log'::regclass, 'public.security_events'::regclass) THEN
    RAISE EXCEPTION '% is not a log that is divided by month.', log;
  END IF;
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
-- Drops one month of a log. Whoever asks, nothing goes before the shortest time for which its rows are kept.
CREATE FUNCTION drop_log_month(log regclass, month regclass) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept interval := CASE log
    WHEN 'public.access_log'::regclass THEN interval '20 years'
    WHEN 'public.security_events'::regclass THEN interval '365 days'
  END;
BEGIN
  IF NOT EXISTS (SELECT FROM log_parts(log) p WHERE p.part = month AND p.until <= now() - kept) THEN
    RAISE EXCEPTION '% is not a month of % that may be dropped.', month, log;
  END IF;
  EXECUTE format('DROP TABLE %s', month);
END $$;
--> statement-breakpoint
-- After the directory of GP practices was replaced: only the owner of a table may analyse it or tidy its index.
CREATE FUNCTION maintain_gp_search() RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  ANALYZE public.gp_practices, public.gp_search_words;
  PERFORM gin_clean_pending_list('public.gp_search_words_trigrams'::regclass);
END $$;
--> statement-breakpoint
-- The role of the server is given them by the migration runner.
REVOKE EXECUTE ON FUNCTION log_month(regclass, date), drop_log_month(regclass, regclass), maintain_gp_search() FROM PUBLIC;
