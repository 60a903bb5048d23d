CREATE TABLE "scales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"parcel_id" uuid,
	"serial" text NOT NULL,
	"carrier" text,
	"tracking" "bytea",
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"ended_as" text,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"reason" "bytea",
	"is_replaced" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tracked_measures" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tracking_settings" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_settings" ADD COLUMN "composition" "bytea";--> statement-breakpoint
ALTER TABLE "scales" ADD CONSTRAINT "scales_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scales" ADD CONSTRAINT "scales_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scales_held" ON "scales" USING btree ("account_id") WHERE ended_as is null;--> statement-breakpoint
CREATE UNIQUE INDEX "scales_serial" ON "scales" USING btree ("serial") WHERE ended_as is null;--> statement-breakpoint
CREATE INDEX "scales_account" ON "scales" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "scales_parcel" ON "scales" USING btree ("parcel_id");