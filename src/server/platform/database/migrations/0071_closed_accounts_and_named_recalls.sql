ALTER TABLE "recalls" ADD COLUMN "medicine" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "restriction_events" ADD COLUMN "appointment_id" uuid;