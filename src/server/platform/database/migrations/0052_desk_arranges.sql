CREATE TABLE "contact_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"staff_id" uuid,
	"changes_address" boolean NOT NULL,
	"changes_phone" boolean NOT NULL,
	"content" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_arrangements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"asked_by" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"reason" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "is_moved_by_desk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_arrangements" ADD CONSTRAINT "appointment_arrangements_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_arrangements" ADD CONSTRAINT "appointment_arrangements_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_changes_account" ON "contact_changes" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "appointment_arrangements_appointment" ON "appointment_arrangements" USING btree ("appointment_id");--> statement-breakpoint
CREATE TRIGGER appointment_arrangements_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "appointment_arrangements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure('reason');
--> statement-breakpoint
CREATE TRIGGER appointment_arrangements_are_resealed BEFORE UPDATE ON "appointment_arrangements" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_reseal('reason');
--> statement-breakpoint
CREATE TRIGGER contact_changes_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "contact_changes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure('content');
--> statement-breakpoint
CREATE TRIGGER contact_changes_are_resealed BEFORE UPDATE ON "contact_changes" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_reseal('content');
