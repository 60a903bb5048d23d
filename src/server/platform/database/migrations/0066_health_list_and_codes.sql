CREATE TABLE "health_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" "bytea" NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_as" text,
	"ended_by" uuid,
	CONSTRAINT "health_list_ended" CHECK (("health_list"."ended_at" is null) = ("health_list"."ended_as" is null))
);
--> statement-breakpoint
CREATE TABLE "dmd_release" (
	"released_on" text PRIMARY KEY NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"medicines" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dmd_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"name" text NOT NULL,
	"substance" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dmd_words" (
	"word" text PRIMARY KEY NOT NULL,
	"sound" text NOT NULL,
	"ids" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "health_list" ADD CONSTRAINT "health_list_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_list_account" ON "health_list" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "dmd_words_trigrams" ON "dmd_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dmd_words_sound" ON "dmd_words" USING btree ("sound");--> statement-breakpoint
-- After a release of dm+d was replaced: only the owner of a table may analyse it or tidy its index.
CREATE FUNCTION maintain_dmd_search() RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  ANALYZE public.dmd_terms, public.dmd_words;
  PERFORM gin_clean_pending_list('public.dmd_words_trigrams'::regclass);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION maintain_dmd_search() FROM PUBLIC;
