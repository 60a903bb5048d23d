CREATE TABLE "letter_sendings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"how" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" uuid,
	"called_off_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"occasion_key" text NOT NULL,
	"version" integer NOT NULL,
	"replaces" uuid,
	"case_id" uuid,
	"decision_id" uuid,
	"staff_id" uuid,
	"content" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letters_number_unique" UNIQUE("number"),
	CONSTRAINT "letters_replaces_unique" UNIQUE("replaces")
);
--> statement-breakpoint
DROP TABLE "gp_letters" CASCADE;--> statement-breakpoint
ALTER TABLE "letter_sendings" ADD CONSTRAINT "letter_sendings_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_sendings_letter" ON "letter_sendings" USING btree ("letter_id");--> statement-breakpoint
CREATE INDEX "letter_sendings_waiting" ON "letter_sendings" USING btree ("asked_at") WHERE sent_at is null and called_off_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "letters_once" ON "letters" USING btree ("occasion_key","kind","version");--> statement-breakpoint
CREATE INDEX "letters_account" ON "letters" USING btree ("account_id","number");
--> statement-breakpoint
-- What was sent stays as it was: a correction is another row.
CREATE TRIGGER letters_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "letters" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
