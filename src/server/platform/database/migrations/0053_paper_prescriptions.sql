CREATE TABLE "paper_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"paper_id" uuid NOT NULL,
	"what" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_prescriptions" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "paper_prescriptions" ADD COLUMN "form" text;--> statement-breakpoint
ALTER TABLE "paper_prescriptions" ADD COLUMN "serial" text;--> statement-breakpoint
ALTER TABLE "paper_prescriptions" ADD COLUMN "content" "bytea";--> statement-breakpoint
ALTER TABLE "paper_prescriptions" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "paper_prescriptions" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "paper_prescriptions" ADD COLUMN "handed_over_by" uuid;--> statement-breakpoint
ALTER TABLE "paper_prescriptions" ADD COLUMN "void_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "paper_events" ADD CONSTRAINT "paper_events_paper_id_paper_prescriptions_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper_prescriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_events_paper" ON "paper_events" USING btree ("paper_id");--> statement-breakpoint
-- locks briefly because it has a row for each paper prescription
ALTER TABLE "paper_prescriptions" ADD CONSTRAINT "paper_prescriptions_replaces_paper_prescriptions_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."paper_prescriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- locks briefly because it has a row for each paper prescription
CREATE UNIQUE INDEX "paper_prescriptions_serial" ON "paper_prescriptions" USING btree ("serial");--> statement-breakpoint
-- locks briefly because it has a row for each paper prescription
CREATE INDEX "paper_prescriptions_replaces" ON "paper_prescriptions" USING btree ("replaces") WHERE replaces is not null;--> statement-breakpoint
-- locks briefly because it has a row for each paper prescription
CREATE INDEX "paper_prescriptions_running" ON "paper_prescriptions" USING btree ("written_on") WHERE void_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE TRIGGER paper_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "paper_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure();
