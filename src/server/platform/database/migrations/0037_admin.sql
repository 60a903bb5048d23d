CREATE TABLE "operator_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"command" text NOT NULL,
	"account_id" uuid,
	"subject" text,
	"content" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "operator_acts_at" ON "operator_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "operator_acts_account" ON "operator_acts" USING btree ("account_id","at");--> statement-breakpoint
CREATE TRIGGER operator_acts_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_acts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure();
