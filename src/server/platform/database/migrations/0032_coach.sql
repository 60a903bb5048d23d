CREATE TABLE "plan_flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"raised_by" uuid NOT NULL,
	"words" "bytea" NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_by" uuid,
	"answer" "bytea",
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "plan_flags" ADD CONSTRAINT "plan_flags_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_flags" ADD CONSTRAINT "plan_flags_raised_by_staff_id_fk" FOREIGN KEY ("raised_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_flags" ADD CONSTRAINT "plan_flags_answered_by_staff_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_flags_account" ON "plan_flags" USING btree ("account_id","raised_at");--> statement-breakpoint
CREATE INDEX "plan_flags_open" ON "plan_flags" USING btree ("raised_at") WHERE answered_at is null;