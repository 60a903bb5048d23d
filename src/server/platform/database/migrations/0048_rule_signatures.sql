CREATE TABLE "rule_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"rules" integer NOT NULL,
	"policy" integer NOT NULL,
	"ladders" integer NOT NULL,
	"rule_data" text NOT NULL,
	"signed_text" text NOT NULL,
	"signature" "bytea" NOT NULL,
	"key_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rule_signatures" ADD CONSTRAINT "rule_signatures_key_id_staff_signing_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."staff_signing_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_signatures" ADD CONSTRAINT "rule_signatures_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rule_signatures_digest" ON "rule_signatures" USING btree ("digest");--> statement-breakpoint
CREATE TRIGGER rule_signatures_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "rule_signatures" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
