ALTER TABLE "check_ins" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "looked_said" "bytea";--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "looked_by" uuid;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "after_told" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "is_after_quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tracked_measures" ADD COLUMN "source" text DEFAULT 'hand' NOT NULL;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_looked_by_staff_id_fk" FOREIGN KEY ("looked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_case" ON "check_ins" USING btree ("case_id");