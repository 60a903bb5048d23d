CREATE TABLE "follow_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"after_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"clinician_id" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"pay_by" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended_as" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "follow_ups_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "paper_prescriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"written_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"prescription_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"carrier" text,
	"tracking" "bytea",
	"posted_by" uuid,
	"posted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_after_id_appointments_id_fk" FOREIGN KEY ("after_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_prescriptions" ADD CONSTRAINT "paper_prescriptions_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_prescription_id_paper_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."paper_prescriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_ups_after" ON "follow_ups" USING btree ("after_id");--> statement-breakpoint
CREATE INDEX "follow_ups_clinician" ON "follow_ups" USING btree ("clinician_id","at");--> statement-breakpoint
CREATE INDEX "follow_ups_due" ON "follow_ups" USING btree ("pay_by") WHERE ended_as is null;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_prescriptions_live" ON "paper_prescriptions" USING btree ("appointment_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "paper_prescriptions_appointment" ON "paper_prescriptions" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "postings_prescription" ON "postings" USING btree ("prescription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "postings_posted" ON "postings" USING btree ("prescription_id") WHERE posted_at is not null;