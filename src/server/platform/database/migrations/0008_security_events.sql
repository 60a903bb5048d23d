CREATE TABLE "security_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"account_id" uuid,
	"network_digest" "bytea" NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_events_account" ON "security_events" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE TRIGGER security_events_only_grow BEFORE UPDATE OR TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_early_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at > now() - interval '365 days' THEN
    RAISE EXCEPTION 'Rows of % are kept for a year.', TG_TABLE_NAME;
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER security_events_are_kept BEFORE DELETE ON "security_events" FOR EACH ROW EXECUTE FUNCTION refuse_early_erasure();
